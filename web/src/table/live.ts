/** The table's socket: connects, connects again after a loss, and asks only for what was missed. */
import type { FromServer, ToServer, View } from "./types";
import { backoff } from "./wire";

export interface Ears {
  since(): number;
  heard(message: FromServer<View>): void;
  opened(): void;
  lost(): void;
}

export class Live {
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempt = 0;
  #closed = false;

  constructor(
    private id: string,
    private ears: Ears,
  ) {
    this.#connect();
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
  }

  send(message: ToServer) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    const socket = this.#socket;
    // One that is still being opened is closed when it is: browsers complain otherwise.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  #connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/live?since=${this.ears.since()}`,
    );
    this.#socket = socket;
    socket.onopen = () => {
      this.#attempt = 0;
      this.ears.opened();
    };
    socket.onmessage = (event) => this.ears.heard(JSON.parse(String(event.data)) as FromServer<View>);
    socket.onclose = () => {
      if (this.#closed || this.#socket !== socket) return;
      this.ears.lost();
      this.#timer = setTimeout(() => this.#connect(), backoff(this.#attempt++));
    };
  }
  /** Back online or back in sight: do not wait for the next attempt. */
  #now = () => {
    const dead = this.#socket === null || this.#socket.readyState > WebSocket.OPEN;
    if (this.#closed || !dead || document.hidden) return;
    clearTimeout(this.#timer);
    this.#connect();
  };
}
