import { PROBLEMS, type Problem } from './problems.ts';

/** The most bytes the body of a call may have. */
const LIMIT = 64 * 1024;
const UTF8 = new TextDecoder();

/** Gives the value of a header by its lower-case name. */
export type HeaderOf = (name: string) => string | readonly string[] | null | undefined;

export const isJson = (header: HeaderOf): boolean =>
  /^application\/(?:[\w.-]+\+)?json *(?:;|$)/i.test(String(header('content-type')));

export const isCompressed = (header: HeaderOf): boolean =>
  !/^(?:identity)?$/i.test(String(header('content-encoding') ?? ''));

/** Checks by the headers alone whether the body of a call is refused. */
export function problemOfHeaders(header: HeaderOf): Problem | undefined {
  if (!isJson(header)) return PROBLEMS.notJson;
  if (isCompressed(header)) return PROBLEMS.packed;
  return Number(header('content-length') ?? 0) <= LIMIT ? undefined : PROBLEMS.tooLarge;
}

/** Collects a body up to a limit, whatever length was declared. */
export class Body {
  private readonly chunks: Uint8Array[] = [];
  private readonly limit: number;
  private size = 0;

  constructor(limit = LIMIT) {
    this.limit = limit;
  }

  /** Drops everything beyond the limit. */
  add(chunk: Uint8Array): this {
    this.size += chunk.length;
    if (!this.isTooLarge) this.chunks.push(chunk);
    return this;
  }

  get isTooLarge(): boolean {
    return this.size > this.limit;
  }

  /** The text without a byte order mark. */
  text(): string {
    const [first, ...others] = this.chunks;
    if (others.length === 0) return UTF8.decode(first);
    const utf8 = new TextDecoder();
    return this.chunks.map((chunk) => utf8.decode(chunk, { stream: true })).join('') + utf8.decode();
  }
}

/** Thrown when the client stops sending before the end of the body. */
export class BrokenOff extends Error {}

/** The same chunks, with `BrokenOff` thrown when the client stops sending. */
export async function* untilBroken<T>(chunks: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* chunks;
  } catch (cause) {
    throw new BrokenOff('the body broke off', { cause });
  }
}

/** Reads a body to its end, or until it is too large. */
export async function readBody(chunks: AsyncIterable<Uint8Array>, limit = LIMIT): Promise<Body> {
  const body = new Body(limit);
  for await (const chunk of untilBroken(chunks)) if (body.add(chunk).isTooLarge) break;
  return body;
}
