import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import { fromBase64, toBase64 } from '../../platform/base64.ts';
import type { SealingKey } from '../db/copy-record.ts';

/** Format version of sealed files. */
const FORM = 1;
/** Slows down guessing as much as opening; advised by OWASP for PBKDF2 with SHA-256. */
const ITERATIONS = 600_000;
/** A file with more iterations is not from this program, and would only block the browser. */
const MOST_ITERATIONS = 10_000_000;
const SALT_BYTES = 16;
const IV_BYTES = 12;

/** A sealed text in a file: AES-GCM, the key by PBKDF2-SHA-256. */
export interface Sealed {
  readonly oblik: number;
  readonly iteracija: number;
  readonly so: string;
  readonly iv: string;
  readonly podaci: string;
}

/** False when the page was loaded without TLS: browsers then have no cryptography. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined;

/** Derives a key from a passphrase, with a new salt. */
export const sealingKey = (passphrase: string): Promise<SealingKey> =>
  keyOf(passphrase, crypto.getRandomValues(new Uint8Array(SALT_BYTES)), ITERATIONS);

async function keyOf(
  passphrase: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<SealingKey> {
  // The same letters may be typed in two Unicode forms; both are one passphrase.
  const typed = new TextEncoder().encode(passphrase.normalize('NFC'));
  const material = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
  const of = { name: 'AES-GCM', length: 256 };
  const key = await crypto.subtle.deriveKey(how, material, of, false, ['encrypt', 'decrypt']);
  return { key, salt, iterations };
}

/** Seals a text. */
export async function seal(text: string, { key, salt, iterations }: SealingKey): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(algorithm(iv, iterations), key, new TextEncoder().encode(text));
  return {
    oblik: FORM,
    iteracija: iterations,
    so: toBase64(salt),
    iv: toBase64(iv),
    podaci: toBase64(new Uint8Array(sealed)),
  };
}

/** The content of a sealed text, or the reason why it does not open, as a sentence. */
export type Unsealed = { readonly text: string } | { readonly problem: string };

const WRONG = 'Lozinka nije ta kojom je datoteka zaštićena, ili je datoteka oštećena. Ništa nije uvezeno.';
const NEWER = 'Datoteka je zaštićena na način koji ova verzija ne poznaje. Ponovo učitajte stranicu.';
const UNSAFE = 'Ova stranica nije došla sigurnom vezom (https), pa se zaštićena datoteka ne može otvoriti.';

/** Opens a sealed text without trusting it. */
export async function unseal(sealed: unknown, passphrase: string): Promise<Unsealed> {
  if (!canSeal()) return { problem: UNSAFE };
  if (!isSealed(sealed)) return { problem: NEWER };
  const key = await keyFor(sealed, passphrase);
  return key ? unsealWithKey(sealed, key) : { problem: WRONG };
}

/** The key that a passphrase makes for a sealed text, whether it opens it or not; undefined for one that is not ours. */
export async function keyFor(sealed: unknown, passphrase: string): Promise<SealingKey | undefined> {
  try {
    return isSealed(sealed) ? await keyOf(passphrase, fromBase64(sealed.so), sealed.iteracija) : undefined;
  } catch {
    return undefined;
  }
}

/** Opens a sealed text with a key made before: making it takes most of the time. */
export async function unsealWithKey(sealed: unknown, { key, iterations }: SealingKey): Promise<Unsealed> {
  if (!isSealed(sealed)) return { problem: NEWER };
  if (sealed.iteracija !== iterations) return { problem: WRONG };
  try {
    const text = await crypto.subtle.decrypt(
      algorithm(fromBase64(sealed.iv), iterations),
      key,
      fromBase64(sealed.podaci),
    );
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(text) };
  } catch {
    return { problem: WRONG };
  }
}

/** The parameters are authenticated with the content: a change is detected. */
const algorithm = (iv: Uint8Array<ArrayBuffer>, iterations: number) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(`obracun-plata ${FORM} ${iterations}`),
});

const isSealed = (value: unknown): value is Sealed =>
  isJsonObject(value) &&
  value.oblik === FORM &&
  Number.isSafeInteger(value.iteracija) &&
  Number(value.iteracija) > 0 &&
  Number(value.iteracija) <= MOST_ITERATIONS &&
  [value.so, value.iv, value.podaci].every((part) => typeof part === 'string');
