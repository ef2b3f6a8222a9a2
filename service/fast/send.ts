import { type ServerResponse, STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http';
import { ANSWER, type FlatHeaders, isBare, type Reply } from '../reply.ts';

/** Node's own, not promised: a response takes a head as it stands. Where it does not, the usual way is left. */
const TAKE_HEAD = '_storeHeader';
type TakesHead = { readonly [TAKE_HEAD]?: (head: string, headers: FlatHeaders) => void };

/** Sends a reply whole: what is read goes out from the one buffer that all share. */
export function send(outgoing: ServerResponse, { status, body, headers = ANSWER, isOfBytes }: Reply): void {
  if (isBare(status)) {
    outgoing.writeHead(status, [...headers]).end();
    return;
  }
  const length = isOfBytes ? body.length : Buffer.byteLength(body);
  begin(outgoing, status, headers, ['Content-Length', String(length)]);
  // What is given to `end` goes to the system as one of several pieces, even alone, which is the dearer way.
  const { socket } = outgoing;
  socket?.cork();
  outgoing.write(body, isOfBytes ? 'latin1' : 'utf8');
  socket?.uncork();
  outgoing.end();
}

/** Node looks at every letter of every header of every answer; ours are the same for thousands, and looked at once. */
function begin(
  outgoing: ServerResponse & TakesHead,
  status: number,
  headers: FlatHeaders,
  length: FlatHeaders,
): void {
  if (!outgoing[TAKE_HEAD]) {
    outgoing.writeHead(status, [...headers, ...length]);
    return;
  }
  outgoing.statusCode = status;
  outgoing[TAKE_HEAD](`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headOf(headers)}`, length);
}

const heads = new WeakMap<FlatHeaders, string>();

function headOf(headers: FlatHeaders): string {
  const known = heads.get(headers);
  if (known !== undefined) return known;
  let head = '';
  for (let at = 0; at < headers.length; at += 2) {
    const [name = '', value = ''] = headers.slice(at, at + 2);
    validateHeaderName(name);
    validateHeaderValue(name, value);
    head += `${name}: ${value}\r\n`;
  }
  heads.set(headers, head);
  return head;
}
