import { PROBLEMS, type Problem } from './problems.ts';

type Read = { readonly json: unknown } | { readonly problem: Problem };

const LIMIT = 64 * 1024;
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json *(?:;|$)/i;

/** Reads the JSON body of a call, at most 64 KB of it. A declared length is the short way, and not trusted for that. */
export async function readJson(request: Request): Promise<Read> {
  const { headers } = request;
  if (!JSON_TYPE.test(headers.get('content-type') ?? '')) return { problem: PROBLEMS.notJson };
  const length = headers.get('content-length');
  if (length !== null && !(Number(length) <= LIMIT)) return { problem: PROBLEMS.tooLarge };
  try {
    const text = length === null ? await readAtMost(request.body) : await request.text();
    return text === undefined || text.length > LIMIT ? { problem: PROBLEMS.tooLarge } : parse(text);
  } catch {
    return { problem: PROBLEMS.badRequest };
  }
}

function parse(text: string): Read {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return { problem: PROBLEMS.brokenJson };
  }
}

/** Undefined when there is more. */
async function readAtMost(body: ReadableStream<Uint8Array> | null): Promise<string | undefined> {
  if (body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > LIMIT) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
