import { formatMonth } from '@obracun/engine/core/numbers/format.ts';
import { type GrossRange, rangeOf } from './range.ts';
import { type ComparedWage, WAGES } from './wages.ts';

/** Basis of the columns. */
export type ComparedBasis = 'trosak' | 'neto' | 'bruto';

/** The parsed form, by field. */
type Fields = Readonly<Record<string, number | string | boolean | null | undefined>>;

/** One wage of a comparison: a call without its amount. */
export interface WageColumn {
  /** Unique, also when a month is compared with itself. */
  readonly id: string;
  readonly title: string;
  readonly short: string;
  readonly wage: ComparedWage;
  readonly input: Fields;
}

/** The columns, and their common amount. */
export interface Comparison {
  /** Two months of one law, or else the laws of one month. */
  readonly isOfMonths: boolean;
  readonly basis: ComparedBasis;
  /** In KM. */
  readonly amount: number;
  readonly columns: readonly WageColumn[];
  /** Of the curve of net by gross. */
  readonly range: GrossRange;
}

const BASES = ['trosak', 'neto', 'bruto'] as const;

/** @param question the JSON of the form */
export function comparisonOf(question: string): Comparison {
  const fields = JSON.parse(question) as Fields;
  const basis = BASES.find((one) => typeof fields[one] === 'number') ?? 'bruto';
  const isOfMonths = fields.dva_mjeseca === true;
  const columns = isOfMonths ? monthsOf(fields) : WAGES.map((wage) => columnOf(wage, fields));
  const range = rangeOf(fields.bruto_od, fields.bruto_do);
  return { isOfMonths, basis, amount: Number(fields[basis]), columns, range };
}

/** The question without its amount: the curve does not depend on it. */
export const withoutAmount = (question: string): string =>
  JSON.stringify({ ...(JSON.parse(question) as Fields), trosak: null, neto: null, bruto: null });

/** `03/2025` */
export const writtenMonth = ({ mjesec, godina }: Fields): string =>
  formatMonth(Number(mjesec), Number(godina));

function columnOf(wage: ComparedWage, fields: Fields): WageColumn {
  const fund = wage.id === 'bd' && { fond: fields.fond ?? 'RS' };
  const least = 'najniza_osnovica' in wage.definition.fields && fields.najniza_osnovica === true;
  const input = {
    mjesec: fields.mjesec,
    godina: fields.godina,
    ...fund,
    ...(least && { najniza_osnovica: true }),
  };
  return { id: wage.id, title: wage.title, short: wage.short, wage, input };
}

function monthsOf(fields: Fields): readonly WageColumn[] {
  const second = { ...fields, mjesec: fields.drugi_mjesec ?? 0, godina: fields.druga_godina ?? 0 };
  return WAGES.filter(({ id }) => id === fields.entitet).flatMap((wage) =>
    Object.entries({ prvi: fields, drugi: second }).map(([id, month]) => {
      const title = writtenMonth(month);
      return { ...columnOf(wage, month), id, title, short: title };
    }),
  );
}
