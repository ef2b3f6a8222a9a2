import { oneLine } from '@obracun/engine/documents/typed-text.ts';

/** One end of a message. */
export interface MailParty {
  readonly name: string;
  readonly address: string;
}

/** A message with one file, not sent yet. */
export interface Mail {
  readonly from: MailParty;
  readonly to: MailParty;
  readonly subject: string;
  readonly text: string;
  readonly at: Date;
  /** Unique among all messages. */
  readonly id: string;
  readonly file: { readonly name: string; readonly bytes: Uint8Array };
}

const CRLF = '\r\n';
const LINE = 76;
/** Octets of UTF-8 in one encoded word: with its marks and the name of the header, the line stays within 76 characters (RFC 2047, 2). */
const WORD_OCTETS = 39;

/** True for an address that a header can carry as it is. */
export const isMailAddress = (address: string): boolean =>
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/.test(address);

/** A message as the text of an `.eml` file; mail programs open it as a draft to send. */
export function mailText({ from, to, subject, text, at, id, file }: Mail): string {
  const boundary = `=_${id}`;
  return [
    `From: ${partyOf(from)}`,
    `To: ${partyOf(to)}`,
    `Subject: ${encodedWords(subject)}`,
    `Date: ${mailDate(at)}`,
    `Message-ID: <${id}@${from.address.slice(from.address.indexOf('@') + 1)}>`,
    'MIME-Version: 1.0',
    'X-Unsent: 1',
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset=UTF-8',
    'Content-Transfer-Encoding: base64',
    '',
    inLines(base64(new TextEncoder().encode(text.replace(/\r?\n/g, CRLF)))),
    `--${boundary}`,
    'Content-Type: application/pdf',
    'Content-Transfer-Encoding: base64',
    `Content-Disposition: attachment;${CRLF} filename="${plainFileName(file.name)}";${CRLF} filename*=UTF-8''${percentEncoded(file.name)}`,
    '',
    inLines(base64(file.bytes)),
    `--${boundary}--`,
    '',
  ].join(CRLF);
}

const partyOf = ({ name, address }: MailParty): string =>
  name === '' ? `<${address}>` : `${encodedWords(name)}${CRLF} <${address}>`;

/** A text of a header (RFC 2047); line ends, which would begin another header, and marks of direction become spaces. */
export function encodedWords(text: string): string {
  const clean = oneLine(text);
  if (/^[A-Za-z0-9 /-]*$/.test(clean) && clean.length < LINE) return clean;
  const encoder = new TextEncoder();
  const words = [''];
  let octets = 0;
  for (const letter of clean) {
    const length = encoder.encode(letter).length;
    if (octets + length > WORD_OCTETS) {
      words.push('');
      octets = 0;
    }
    words[words.length - 1] += letter;
    octets += length;
  }
  return words.map((word) => `=?UTF-8?B?${base64(encoder.encode(word))}?=`).join(`${CRLF} `);
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (value: number): string => String(value).padStart(2, '0');

/** `Fri, 27 Nov 2026 09:05:00 +0100` (RFC 5322, 3.3), by the clock of the device. */
export function mailDate(at: Date): string {
  const offset = -at.getTimezoneOffset();
  const zone = `${offset < 0 ? '-' : '+'}${two(Math.floor(Math.abs(offset) / 60))}${two(Math.abs(offset) % 60)}`;
  const time = [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':');
  return `${DAYS[at.getDay()]}, ${at.getDate()} ${MONTHS[at.getMonth()]} ${at.getFullYear()} ${time} ${zone}`;
}

/** For programs that read no encoded name. */
const plainFileName = (name: string): string => name.replace(/[^A-Za-z0-9._-]/g, '_');

/** RFC 5987: an apostrophe separates the encoding from the name. */
const percentEncoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const CHUNK = 32_768;

function base64(bytes: Uint8Array): string {
  const letters: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK)
    letters.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  return btoa(letters.join(''));
}

const inLines = (text: string): string => (text.match(/.{1,76}/g) ?? ['']).join(CRLF);
