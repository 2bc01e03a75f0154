/** A table's dice come from one seed. Its seal, shown before the start, is the SHA-256 of this text. */
export const sealedText = (seed: string | number): string => `paddock seed ${seed}`;

export async function commitmentOf(seed: string | number): Promise<string> {
  const bytes = new TextEncoder().encode(sealedText(seed));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Does the seed belong to the seal? Spaces and capitals in what people paste do not matter. */
export async function isSealOf(commitment: string, seed: string | number): Promise<boolean> {
  return tidy(commitment) === (await commitmentOf(String(seed).trim()));
}

/** Browsers keep their cryptography for https and for this computer. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;

/** "9f2c 41be … 07d3 e41a". */
export function shortSeal(commitment: string): string {
  const all = tidy(commitment);
  if (all.length <= 20) return all;
  return `${all.slice(0, 4)} ${all.slice(4, 8)} … ${all.slice(-8, -4)} ${all.slice(-4)}`;
}

/** Seeds are long numbers: "935096 … 032134". */
export function shortSeed(seed: string | number): string {
  const all = String(seed);
  return all.length <= 16 ? all : `${all.slice(0, 6)} … ${all.slice(-6)}`;
}

const tidy = (text: string): string => text.toLowerCase().replaceAll(/[^0-9a-f]/g, "");
