import * as api from "../kit/api";
import type { NewTable } from "../kit/contract";
import { go } from "../kit/router.svelte";

/** Open a table and go there; one whose seats are all taken starts by itself. */
export async function openAndGo(plan: NewTable, how: { replace?: boolean } = {}): Promise<void> {
  const { id } = await api.openTable(plan);
  go(`/t/${encodeURIComponent(id)}`, how);
}
