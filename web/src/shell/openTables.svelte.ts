import * as api from "../kit/api";
import type { TableLine } from "../kit/contract";

const EVERY = 15_000;

/** The tables anyone may join or watch; asked again while somebody looks at them. */
class OpenTables {
  lines: TableLine[] | undefined = $state.raw();
  failed = $state(false);

  async load(): Promise<void> {
    try {
      this.lines = await api.lobby();
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  /** Keep the list fresh; call what it returns to stop. */
  watch(): () => void {
    void this.load();
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void this.load();
    }, EVERY);
    return () => clearInterval(timer);
  }
}

export const openTables = new OpenTables();
