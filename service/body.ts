import { PROBLEMS, type Problem } from './problems.ts';

/** The most bytes a call's body may have. */
export const LIMIT = 64 * 1024;
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json *(?:;|$)/i;

type Header = string | null | undefined;

/** What the headers of a call already say against its body. */
export function refused(type: Header, length: Header): Problem | undefined {
  if (!JSON_TYPE.test(type ?? '')) return PROBLEMS.notJson;
  return Number(length ?? 0) <= LIMIT ? undefined : PROBLEMS.tooLarge;
}

/** The body as text, or undefined when there is more than the limit, whatever length was declared. */
export async function readText({ body }: Request): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > LIMIT) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
