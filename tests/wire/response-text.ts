import { withoutVersion } from './version.ts';

/** A response of either runtime. */
export interface Answer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array;
}

/** Bodies longer than this are recorded elsewhere, as documents and answers. */
const LONGEST = 400;
const HASH = /[0-9a-f]{8,}/;
const HEADER = /^[\w-]+: /;
const DATE = 'date: ';

/** Status, headers by name, and body. A hash in a tag and a length that follows from the body are omitted. */
export function answerText({ status, headers, body }: Answer): string {
  const isPacked = headers.some(([name]) => name === 'content-encoding');
  const lines = headers.map(([name, value]) => `${name}: ${valueText(name, value, body)}`);
  return [status, ...inOrder(lines), '', isPacked ? 'packed' : bodyText(body)].join('\n');
}

function valueText(name: string, value: string, { length }: Uint8Array): string {
  if (name === 'etag') return value.replace(HASH, '…');
  if (name !== 'content-length' || Number(value) === 0) return value;
  return Number(value) === length ? 'that of the body' : 'more than is sent';
}

const bodyText = (body: Uint8Array): string =>
  body.length > LONGEST ? 'long' : withoutVersion(new TextDecoder().decode(body));

/** Responses as written to a connection, with headers by name: order and case mean nothing to a client. */
export function bytesText(bytes: string): string {
  const text: string[] = [];
  let headers: string[] = [];
  for (const line of bytes.split('\r\n')) {
    if (HEADER.test(line)) headers.push(line.replace(HEADER, (name) => name.toLowerCase()));
    else {
      text.push(...inOrder(headers), line);
      headers = [];
    }
  }
  return text.join('\n');
}

const inOrder = (headers: readonly string[]): readonly string[] =>
  headers.filter((line) => !line.startsWith(DATE)).toSorted((one, other) => (one < other ? -1 : 1));
