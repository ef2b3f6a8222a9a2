import { PROBLEMS, type Problem } from '../problems.ts';

/** The most bytes a call's body may have. */
const LIMIT = 64 * 1024;
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json *(?:;|$)/i;

export type Header = string | null | undefined;

/** What of a request with a body matters, whichever runtime took it. */
export interface Posted {
  /** By its name in small letters. */
  readonly header: (name: string) => Header;
  readonly chunks: AsyncIterable<Uint8Array>;
}

export const isJson = (type: Header): boolean => JSON_TYPE.test(type ?? '');

export const isPacked = (encoding: Header): boolean => !!encoding && encoding.toLowerCase() !== 'identity';

/** What the headers of a call already say against its body. */
export function refused(type: Header, length: Header, encoding: Header): Problem | undefined {
  if (!isJson(type)) return PROBLEMS.notJson;
  if (isPacked(encoding)) return PROBLEMS.packed;
  return Number(length ?? 0) <= LIMIT ? undefined : PROBLEMS.tooLarge;
}

/** Leaves out the mark that Windows programs put before a text. */
const UTF8 = new TextDecoder();
const NOTHING = new Uint8Array(0);

/** A body while it comes in, whatever length was declared. */
export class Body {
  private chunks: Uint8Array[] = [];
  private readonly limit: number;
  private size = 0;

  constructor(limit = LIMIT) {
    this.limit = limit;
  }

  /** Once too large, it holds nothing more. */
  add(chunk: Uint8Array): this {
    this.size += chunk.length;
    if (!this.isTooLarge) this.chunks.push(chunk);
    return this;
  }

  get isTooLarge(): boolean {
    return this.size > this.limit;
  }

  /** What came in pieces is held in one from now on, not twice. */
  bytes(): Uint8Array {
    if (this.chunks.length > 1) this.chunks = [joined(this.chunks, this.size)];
    return this.chunks[0] ?? NOTHING;
  }

  /** All of it at once, so that a letter cut in two by the network is read whole. */
  text(): string {
    return UTF8.decode(this.bytes());
  }
}

/** The whole body, or as much of it as shows that it is too large. */
export async function posted(chunks: AsyncIterable<Uint8Array>, limit = LIMIT): Promise<Body> {
  const body = new Body(limit);
  for await (const chunk of chunks) {
    body.add(chunk);
    if (body.isTooLarge) break;
  }
  return body;
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
