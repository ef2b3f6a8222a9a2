import { plainName } from '../../../core/text/letters.ts';
import { compact } from '../../identifiers/digits.ts';
import { type InvoiceKind, KIND_FACTS } from '../kinds.ts';

/** `05. 11. 2026.` and `5.11.26`: a day of a text is no number of an invoice. */
const DAY = /(?<!\d)\d{1,2}\.\s?\d{1,2}\.\s?(?:20)?\d{2}\.?(?!\d)/g;

/** `12, 13 i 14/2026`: the year of the last one is that of all. */
const LIST = /(?<![\d/-])\d+(?:\s?(?:,|;|\+|&|\bi\b|\s)\s?\d+)+\s?[/-]\s?(?:20)?\d{2}(?!\d)/gi;

const withYears = (list: string): string => {
  const year = /\d+$/.exec(list)?.[0] ?? '';
  const counters = list.slice(0, list.length - year.length).match(/\d+/g) ?? [];
  return counters.map((counter) => `${counter}/${year}`).join(' ');
};

/** Letters and digits of a text apart, without leading zeros. */
const tokensIn = (text: string): readonly string[] =>
  (plainName(text).match(/\d+|\p{L}+/gu) ?? []).map((token) => token.replace(/^0+(?=\d)/, ''));

/** `po predračunu br. 3/2026`, `profaktura 3/2026`: a number after it is one of that series. */
const PROFORMA = /(?:predra[cč]un|predfaktur|profaktur|proform)\p{L}*(?:\s+br(?:oj)?\b\.?)?[\s:]*(?=\d)/giu;

/** The tokens of a text of a payment, without its days. */
export const paymentTokens = (text: string): readonly string[] =>
  tokensIn(
    text.replace(DAY, ' ').replace(LIST, withYears).replace(PROFORMA, ` ${KIND_FACTS.predracun.prefix}`),
  );

/** The tokens of the number of a document; none where a single short number says too little. */
export function numberTokens(number: string, kind: InvoiceKind = 'faktura'): readonly string[] {
  const tokens = tokensIn(number);
  if (tokens.length < 2 && (tokens[0]?.length ?? 0) < 4) return [];
  const series = tokensIn(KIND_FACTS.predracun.prefix);
  // A firm may number its proformas without a series; a buyer then names the kind.
  return kind === 'predracun' && /^\d/.test(tokens[0] ?? '') ? [...series, ...tokens] : tokens;
}

/** The same, where a year may be written with two digits. */
const isSameToken = (one: string, other: string): boolean =>
  one === other || (/^20\d\d$/.test(one) && one.slice(2) === other);

/** `KZ-1/2026` does not contain `1/2026`, which is a number of another series. */
const PREFIXES: ReadonlySet<string> = new Set(
  Object.values(KIND_FACTS).flatMap(({ prefix }) => tokensIn(prefix)),
);

/** True when the tokens of a number follow one another in a text. */
export const hasNumber = (text: readonly string[], number: readonly string[]): boolean =>
  number.length > 0 &&
  text.some(
    (_, from) =>
      !PREFIXES.has(text[from - 1] ?? '') &&
      number.every((token, at) => {
        const written = text[from + at];
        return written !== undefined && isSameToken(token, written);
      }),
  );

/** A reference without separators and leading zeros; empty for one of zeros only. */
export const bareReference = (reference: string): string => compact(reference).replace(/^0+/, '');
