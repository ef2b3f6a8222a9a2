import { PROBLEMS, type Problem } from './problems.ts';

type Read = { readonly json: unknown } | { readonly problem: Problem };

const LIMIT = 64 * 1024;
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json *(?:;|$)/i;

/** Reads the JSON body of a call, at most 64 KB of it. */
export async function readJson(request: Request): Promise<Read> {
  if (!JSON_TYPE.test(request.headers.get('content-type') ?? '')) return { problem: PROBLEMS.notJson };
  try {
    const text = await readText(request);
    return text === undefined ? { problem: PROBLEMS.tooLarge } : parse(text);
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

/** Undefined when there is too much. A body of declared length takes the short way; the length is not trusted for it. */
async function readText(request: Request): Promise<string | undefined> {
  const declared = request.headers.get('content-length');
  if (declared === null) return request.body ? readAtMost(request.body) : '';
  if (!(Number(declared) <= LIMIT)) return undefined;
  const text = await request.text();
  return text.length > LIMIT ? undefined : text;
}

async function readAtMost(body: ReadableStream<Uint8Array>): Promise<string | undefined> {
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
