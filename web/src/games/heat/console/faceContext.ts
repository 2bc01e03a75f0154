/** Cards are drawn deep inside the console: what is printed on them comes down to them from its top. */
import { getContext, setContext } from "svelte";
import type { Faces } from "../faces";

const KEY = Symbol("faces");

export const shareFaces = (faces: () => Faces) => setContext(KEY, faces);
export const sharedFaces = (): (() => Faces) => getContext<(() => Faces) | undefined>(KEY) ?? (() => ({}));
