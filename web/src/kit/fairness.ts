/** A table's dice come from one seed. Its seal, shown before the start, is the SHA-256 of this text. */
export const sealedText = (seed: string | number): string => `paddock seed ${seed}`;

export async function commitmentOf(seed: string | number): Promise<string> {
  const bytes = new TextEncoder().encode(sealedText(seed));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Does the seed belong to the seal? Spaces, capitals and the words around what people paste do not matter. */
export async function isSealOf(commitment: string, seed: string | number): Promise<boolean> {
  return tidySeal(commitment) === (await commitmentOf(tidySeed(seed)));
}

export const tidySeed = (seed: string | number): string => String(seed).replaceAll(/[^\d-]/g, "");

/** Browsers keep their cryptography for https and for this computer. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;

const tidySeal = (text: string): string => text.toLowerCase().replace(/^\s*sha-?256/, "").replaceAll(/[^0-9a-f]/g, "");
