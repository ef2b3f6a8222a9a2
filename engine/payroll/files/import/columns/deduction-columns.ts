import { plainName } from '../../../../core/text/letters.ts';

/** A column of a monthly deduction, by its number in the file. */
export const DEDUCTION_PARTS = {
  name: 'naziv',
  creditor: 'primalac',
  amount: 'iznos',
  account: 'račun',
  reference: 'partija',
  remaining: 'ostatak',
  isEnforced: 'prinudna',
} as const;

export type DeductionPart = keyof typeof DEDUCTION_PARTS;
export type DeductionField = `deduction${number}.${DeductionPart}`;

const KIND_NAMES = [
  'obustava',
  'kredit',
  'rata',
  'sindikat',
  'članarina',
  'alimentacija',
  'administrativna zabrana',
  'zabrana',
];
const KINDS = KIND_NAMES.map(plainName);

/** `obustava 2 račun`, `kredit 1`, `Kredit - žiro račun`, `sindikat`, `sindikat %` */
const DEDUCTION = new RegExp(
  `^(${KINDS.join('|')})(?: kredita)?(?: (\\d))?(?: (\\p{L}[\\p{L} ]*?))?(?: ?%)?$`,
  'u',
);

/** `iznos obustave` is not pay. */
const OF_DEDUCTIONS = /(?:obustav|kredit|zabran|alimentac)/;

const PARTS: ReadonlyMap<string, DeductionPart> = new Map(
  Object.entries({
    name: ['naziv'],
    creditor: ['primalac', 'kreditor', 'banka', 'naziv banke'],
    amount: ['iznos', 'rata', 'mjesečna rata', 'iznos rate', 'anuitet'],
    account: ['račun', 'žiro račun', 'tekući račun', 'broj računa', 'račun primaoca', 'račun banke'],
    reference: ['partija', 'broj partije', 'poziv', 'poziv na broj', 'broj ugovora'],
    remaining: ['ostatak', 'ostatak duga', 'dug', 'preostali dug', 'preostalo', 'saldo'],
    isEnforced: ['prinudna'],
  } satisfies Record<DeductionPart, readonly string[]>).flatMap(([part, names]) =>
    names.map((name) => [plainName(name), part as DeductionPart] as const),
  ),
);

/** First numbers of deductions without a number in the file: by kind, or by column. */
const [BY_KIND, BY_COLUMN] = [10, 20];

/** The deduction field of a heading; null for a deduction without a stored field, undefined for other headings. */
export function deductionFieldOf(heading: string): DeductionField | null | undefined {
  return fieldOf(heading, (kind) => BY_KIND + KINDS.indexOf(kind));
}

/** The field of a repeated heading: another deduction, numbered by its column. */
export const repeatedDeductionOf = (heading: string, column: number): DeductionField | null | undefined =>
  fieldOf(heading, () => BY_COLUMN + column);

function fieldOf(heading: string, unnumbered: (kind: string) => number): DeductionField | null | undefined {
  const name = plainName(heading);
  const [match, kind = '', number, part] = DEDUCTION.exec(name) ?? [];
  if (match === undefined) return OF_DEDUCTIONS.test(name) ? null : undefined;
  const known = part === undefined ? 'amount' : PARTS.get(part);
  return known ? `deduction${number === undefined ? unnumbered(kind) : Number(number)}.${known}` : null;
}

/** The number and part of a deduction column. */
export interface DeductionColumn {
  readonly number: number;
  readonly part: DeductionPart;
}

/** Default name of a deduction: its number in the file, or its kind. */
export const deductionName = (number: number): string =>
  number < BY_KIND ? `obustava ${number}` : (KIND_NAMES[number - BY_KIND] ?? 'obustava');

/** Name used by earlier versions for an unnumbered deduction; a repeated import matches it. */
export const formerDeductionName = (number: number): string | undefined =>
  number >= BY_KIND ? `obustava ${number}` : undefined;

/** Number and part of a deduction field; undefined for other fields. */
export function deductionColumnOf(field: string): DeductionColumn | undefined {
  const [, number, part] = /^deduction(\d+)\.(\w+)$/.exec(field) ?? [];
  return part ? { number: Number(number), part: part as DeductionPart } : undefined;
}
