import { linesOf } from './typed-text.ts';

/** An address as typed, in the parts that programs want apart; those that cannot be told apart are empty. */
export interface AddressParts {
  readonly street: string;
  /** Postal code; abroad also with the letters of the country, `D-10115`. */
  readonly code: string;
  readonly place: string;
}

/** A line of a postal code and a place. */
const CODED_LINE = /^()((?:[A-Z]{1,3}-)?\d{4,6})[ ,]+(\p{L}.*)$/u;

/** The last five digits before a place, also without a comma. */
const CODED_END = /^(?:(.*)[\s,]\s*)?(\d{5})[ ,]+(\p{Lu}[^\d]*)$/u;

/**
 * Tells street, postal code and place apart: by a line with a code, by five digits before a place, otherwise by the last of several lines.
 * All of it is the street where there is none of these.
 */
export function addressParts(address: string): AddressParts {
  const lines = linesOf(address);
  const coded = lines.findLastIndex((line) => partsOf(line, lines.length > 1) !== undefined);
  const at = coded === -1 ? lines.length - 1 : coded;
  const line = lines[at] ?? '';
  const others = lines.toSpliced(at, 1);
  const uncoded =
    lines.length > 1 ? { street: '', code: '', place: line } : { street: line, code: '', place: '' };
  const { street, code, place } = partsOf(line, lines.length > 1) ?? uncoded;
  return { street: [...others, street].map(bare).filter(Boolean).join(', '), code, place: bare(place) };
}

function partsOf(line: string, isOneOfSeveral: boolean): AddressParts | undefined {
  const found = (isOneOfSeveral && CODED_LINE.exec(line)) || CODED_END.exec(line);
  return found ? { street: found[1] ?? '', code: found[2] ?? '', place: found[3] ?? '' } : undefined;
}

/** `71000 Sarajevo` */
export const codeAndPlace = ({ code, place }: Pick<AddressParts, 'code' | 'place'>): string =>
  [code, place].filter(Boolean).join(' ');

/** On one line. */
export const addressLine = (address: string): string => linesOf(address).map(bare).join(', ');

/** Without a comma that only divided it from its neighbour. */
const bare = (text: string): string => text.replace(/^[,\s]+|[,\s]+$/g, '');
