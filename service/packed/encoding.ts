/** Ways a text is packed, the best first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const REFUSED = /^\s*q=0(?:\.0*)?\s*$/i;

/** Whether a client takes this encoding, by its `Accept-Encoding`. */
export function takes(accepts: string, encoding: Encoding): boolean {
  return accepts.split(',').some((part) => {
    const [name = '', weight = ''] = part.split(';');
    return name.trim().toLowerCase() === encoding && !REFUSED.test(weight);
  });
}
