/** Can the server be reached? The line under the bar shows it; anything that talks to the server reports here. */
class Connection {
  online = $state(true);
  #timer: ReturnType<typeof setTimeout> | undefined;

  lost(): void {
    this.online = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), 3000);
  }

  found(): void {
    this.online = true;
    clearTimeout(this.#timer);
  }

  async #ask(): Promise<void> {
    try {
      await fetch("/api/games", { method: "GET", cache: "no-store" });
      this.found();
    } catch {
      this.lost();
    }
  }
}

export const connection = new Connection();

if (typeof window !== "undefined") {
  addEventListener("offline", () => connection.lost());
  addEventListener("online", () => connection.found());
}
