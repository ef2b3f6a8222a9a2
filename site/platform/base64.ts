type Bytes = Uint8Array<ArrayBuffer>;

/** Maximum number of arguments of a call; more would overflow the stack. */
const CHUNK = 32_768;

/** Bytes as base64. */
export function toBase64(bytes: Bytes): string {
  const letters: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK)
    letters.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  return btoa(letters.join(''));
}

/**
 * The bytes of base64.
 * @throws of a text that is none
 */
export const fromBase64 = (text: string): Bytes =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
