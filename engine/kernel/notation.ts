/** A name in a notation. `ili` stands in when the person entered nothing: `unos.licni_odbitak_input|zakon.porez.odbitak`. */
export interface Reference {
  readonly od: 'red' | 'unos' | 'zakon';
  readonly ime: string;
  /** The value of a parameter of the law. */
  readonly kljuc: string;
  readonly ili?: Reference;
}

/** A notation taken apart: text that stays, and names to fill in. */
export type Notation = readonly (string | Reference)[];

/** What a function of a notation is called when it is written out. */
const FUNCTIONS: Readonly<Record<string, string>> = {
  max: 'max',
  min: 'min',
  cijelo: 'cijelo',
  radni: 'broj dana od ponedjeljka do petka',
  praznici: 'broj praznika u te dane',
};
const NAME = /([\p{L}_][\p{L}\d_.]*(?:\|[\p{L}_][\p{L}\d_.]*)?)/u;

const compiled = new Map<string, Notation>();

/** Takes a notation apart, once; there are as many as lines in the product. */
export function compile(text: string): Notation {
  const notation = compiled.get(text) ?? text.split(NAME).filter(Boolean).map(part);
  compiled.set(text, notation);
  return notation;
}

const part = (text: string): string | Reference =>
  /^[\p{L}_]/u.test(text) ? (FUNCTIONS[text] ?? reference(text)) : text;

export function reference(text: string): Reference {
  const [name = '', fallback] = text.split('|');
  const [first = '', second = '', third = ''] = name.split('.');
  const ili = fallback === undefined ? {} : { ili: reference(fallback) };
  if (first === 'zakon') return { od: 'zakon', ime: second, kljuc: third, ...ili };
  if (first === 'unos') return { od: 'unos', ime: second, kljuc: '', ...ili };
  return { od: 'red', ime: first, kljuc: '', ...ili };
}

export const referencesIn = (notation: Notation): Reference[] =>
  notation.filter((part): part is Reference => typeof part !== 'string');
