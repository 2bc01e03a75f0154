/** A phone: narrow, or low where it lies on its side. Tables are laid out for it in both cases, and ask for it in
 *  these words. */
import { MediaQuery } from "svelte/reactivity";

export const PHONE = "(max-width: 720px), (max-height: 480px)";

let phone: MediaQuery | undefined;
/** Whether this is one, now. */
export const onPhone = (): boolean => (phone ??= new MediaQuery(PHONE)).current;
