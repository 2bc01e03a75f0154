/** A table's dice come from one seed. Its seal, shown before the start, is the SHA-256 of this text. */
export const sealedText = (seed: string | number): string => `paddock seed ${seed}`;

export async function commitmentOf(seed: string | number): Promise<string> {
  const digest = await sha256(new TextEncoder().encode(sealedText(seed)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Browsers keep their cryptography for https and for this computer: elsewhere a library is fetched that calculates
 *  the same. */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (globalThis.crypto?.subtle) return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return (await import("@noble/hashes/sha2.js")).sha256(bytes);
}

/** Does the seed belong to the seal? Spaces, capitals and the words around what people paste do not matter. */
export async function isSealOf(commitment: string, seed: string | number): Promise<boolean> {
  return tidySeal(commitment) === (await commitmentOf(tidySeed(seed)));
}

export const tidySeed = (seed: string | number): string => String(seed).replaceAll(/[^\d-]/g, "");

const tidySeal = (text: string): string => text.toLowerCase().replace(/^\s*sha-?256/, "").replaceAll(/[^0-9a-f]/g, "");
