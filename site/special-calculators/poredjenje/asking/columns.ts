import { formatMonth } from '@obracun/engine/core/numbers/format.ts';
import { type GrossRange, rangeOf } from './range.ts';
import { type ComparedWage, WAGES } from './wages.ts';

/** Basis of the columns. */
export type ComparedBasis = 'trosak' | 'neto' | 'bruto';

/** The parsed form, by field. */
type Asked = Readonly<Record<string, number | string | boolean | null | undefined>>;

/** One wage of a comparison: a call without its amount. */
export interface WageColumn {
  /** Unique, also when a month is compared with itself. */
  readonly id: string;
  readonly title: string;
  readonly short: string;
  readonly wage: ComparedWage;
  readonly input: Asked;
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
  const asked = JSON.parse(question) as Asked;
  const basis = BASES.find((one) => typeof asked[one] === 'number') ?? 'bruto';
  const isOfMonths = asked.dva_mjeseca === true;
  const columns = isOfMonths ? monthsOf(asked) : WAGES.map((wage) => columnOf(wage, asked));
  const range = rangeOf(asked.bruto_od, asked.bruto_do);
  return { isOfMonths, basis, amount: Number(asked[basis]), columns, range };
}

/** The question without its amount: the curve does not depend on it. */
export const withoutAmount = (question: string): string =>
  JSON.stringify({ ...(JSON.parse(question) as Asked), trosak: null, neto: null, bruto: null });

/** `03/2025` */
export const writtenMonth = ({ mjesec, godina }: Asked): string =>
  formatMonth(Number(mjesec), Number(godina));

function columnOf(wage: ComparedWage, asked: Asked): WageColumn {
  const fund = wage.id === 'bd' && { fond: asked.fond ?? 'RS' };
  const least = 'najniza_osnovica' in wage.definition.fields && asked.najniza_osnovica === true;
  const input = {
    mjesec: asked.mjesec,
    godina: asked.godina,
    ...fund,
    ...(least && { najniza_osnovica: true }),
  };
  return { id: wage.id, title: wage.title, short: wage.short, wage, input };
}

function monthsOf(asked: Asked): readonly WageColumn[] {
  const second = { ...asked, mjesec: asked.drugi_mjesec ?? 0, godina: asked.druga_godina ?? 0 };
  return WAGES.filter(({ id }) => id === asked.entitet).flatMap((wage) =>
    Object.entries({ prvi: asked, drugi: second }).map(([id, month]) => {
      const title = writtenMonth(month);
      return { ...columnOf(wage, month), id, title, short: title };
    }),
  );
}
