/** Puts a text on the clipboard; false where the browser forbids it (then the text can still be selected by hand). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
