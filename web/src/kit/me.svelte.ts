import * as api from "./api";
import type { Me } from "./contract";

/** Who plays in this browser, and at which tables. Asked for once, and again by every page that lists tables. */
class Player {
  known: Me | undefined = $state.raw();
  failed = $state(false);

  get name(): string {
    return this.known?.name ?? "";
  }

  async load(): Promise<void> {
    try {
      this.known = await api.me();
      this.failed = false;
    } catch {
      this.failed = true;
    }
  }

  async rename(name: string): Promise<void> {
    await api.rename(name);
    await this.load();
  }
}

export const player = new Player();
