import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import type { SealingKey } from '../db/copy-record.ts';

/** The form of what is sealed; another way of sealing is another number. */
const FORM = 1;
/** Each costs whoever guesses the passphrase as much as whoever knows it; as OWASP advises for PBKDF2 with SHA-256. */
const ITERATIONS = 600_000;
/** A file that asks for more is not from this program, and would only keep the browser busy. */
const MOST_ITERATIONS = 10_000_000;
const SALT_BYTES = 16;
const IV_BYTES = 12;

/** A text nobody reads without its passphrase: AES-GCM, the key by PBKDF2-SHA-256. As it stands in a file. */
export interface Sealed {
  readonly oblik: number;
  readonly iteracija: number;
  readonly so: string;
  readonly iv: string;
  readonly podaci: string;
}

/** False where the page came without TLS: such a browser gives no cryptography. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined;

/** Makes a key of a passphrase, with a salt of its own. */
export const sealingKey = (passphrase: string): Promise<SealingKey> =>
  keyOf(passphrase, crypto.getRandomValues(new Uint8Array(SALT_BYTES)), ITERATIONS);

async function keyOf(
  passphrase: string,
  salt: Uint8Array<ArrayBuffer>,
  iterations: number,
): Promise<SealingKey> {
  // The same letters may be typed in two ways; both are one passphrase.
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

/** What came out of a sealed text, or why nothing did, in a sentence. */
export type Unsealed = { readonly text: string } | { readonly problem: string };

const WRONG = 'Lozinka nije ta kojom je datoteka zaštićena, ili je datoteka oštećena. Ništa nije uvezeno.';
const NEWER = 'Datoteka je zaštićena na način koji ova verzija ne poznaje. Ponovo učitajte stranicu.';
const UNSAFE = 'Ova stranica nije došla sigurnom vezom (https), pa se zaštićena datoteka ne može otvoriti.';

/** Opens a sealed text; nothing that stands in it is believed. */
export async function unseal(sealed: unknown, passphrase: string): Promise<Unsealed> {
  if (!canSeal()) return { problem: UNSAFE };
  if (!isSealed(sealed)) return { problem: NEWER };
  try {
    const [salt, iv, data] = [sealed.so, sealed.iv, sealed.podaci].map(fromBase64) as [Bytes, Bytes, Bytes];
    const { key } = await keyOf(passphrase, salt, sealed.iteracija);
    const text = await crypto.subtle.decrypt(algorithm(iv, sealed.iteracija), key, data);
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(text) };
  } catch {
    return { problem: WRONG };
  }
}

/** How it was sealed is part of what is sealed: nobody changes it unnoticed. */
const algorithm = (iv: Bytes, iterations: number) => ({
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

type Bytes = Uint8Array<ArrayBuffer>;

/** What a call takes at once; more arguments than that overflow the stack. */
const CHUNK = 32_768;

function toBase64(bytes: Bytes): string {
  const letters: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK)
    letters.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  return btoa(letters.join(''));
}

const fromBase64 = (text: string): Bytes => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
