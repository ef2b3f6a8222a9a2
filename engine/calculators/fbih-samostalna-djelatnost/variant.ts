import {
  type Day,
  dayOf,
  daysBetween,
  daysInMonth,
  monthOf,
  type Period,
  yearOf,
} from '../../core/days/day.ts';
import type { InputOf } from '../../core/field.ts';
import { known } from '../../core/law.ts';
import type { FbihLaw } from '../../rules/fbih/taxed-wage.ts';
import type { selfEmployedFields } from './fields.ts';

export type SelfEmployedInput = InputOf<typeof selfEmployedFields>;

/** What selects the notations of the slip. */
export interface SelfEmployedVariant {
  readonly kategorija: string;
  readonly hasStart: boolean;
  readonly hasEnd: boolean;
  /** The first month is partial. */
  readonly hasFirst: boolean;
  /** The last one is partial, and is not the first. */
  readonly hasLast: boolean;
  /** It begins and ends in one month. */
  readonly isOneMonth: boolean;
  readonly isTaxed: boolean;
  readonly hasCoefficient: boolean;
  /** Every month has the later rates of a year in which they change. */
  readonly startsAfter: boolean;
  /** The rates change during the business. */
  readonly changes: boolean;
}

export function variantOf(input: SelfEmployedInput, zakon: FbihLaw): SelfEmployedVariant {
  const parts = partsOf(input);
  const { first, last, isOneMonth } = parts;
  return {
    ...ratesOf(parts, known(zakon.doprinosi_samostalne_izmjena).od_mjeseca),
    kategorija: input.kategorija,
    hasStart: input.pocetak !== null,
    hasEnd: input.kraj !== null,
    hasFirst: first !== undefined,
    hasLast: last !== undefined,
    isOneMonth,
    isTaxed: input.dobit !== null,
    hasCoefficient: input.koeficijent !== null,
  };
}

interface InYear {
  readonly godina: number;
  readonly pocetak: Day | null;
  readonly kraj: Day | null;
}

/** A partial month: its worked days, and all of them. */
export interface PartOfMonth {
  readonly worked: number;
  readonly days: number;
}

/** The year of the business: its days, its whole months, and the first and last month if partial. */
export interface YearParts {
  readonly period: Period;
  readonly isOneMonth: boolean;
  readonly wholeMonths: number;
  /** The first and the last whole month, 1 to 12; the last precedes the first when there is none. */
  readonly firstWhole: number;
  readonly lastWhole: number;
  readonly first: PartOfMonth | undefined;
  readonly last: PartOfMonth | undefined;
}

const monthAround = (day: Day): Period => {
  const [year, month] = [yearOf(day), monthOf(day)];
  return { od: dayOf(year, month, 1), do: dayOf(year, month, daysInMonth(year, month)) };
};

const length = ({ od, do: to }: Period): number => daysBetween(od, to) + 1;

function partOf(whole: Period, worked: Period): PartOfMonth | undefined {
  const part = { worked: length(worked), days: length(whole) };
  return part.worked < part.days ? part : undefined;
}

/** Splits the year of a business into months. */
export function partsOf({ godina, pocetak, kraj }: InYear): YearParts {
  const period = { od: pocetak ?? dayOf(godina, 1, 1), do: kraj ?? dayOf(godina, 12, 31) };
  const [firstMonth, lastMonth] = [monthAround(period.od), monthAround(period.do)];
  const isOneMonth = monthOf(period.do) === monthOf(period.od);
  const first = partOf(firstMonth, { od: period.od, do: isOneMonth ? period.do : firstMonth.do });
  const last = isOneMonth ? undefined : partOf(lastMonth, { od: lastMonth.od, do: period.do });
  const firstWhole = monthOf(period.od) + (first ? 1 : 0);
  const lastWhole = monthOf(period.do) - (last ? 1 : 0);
  return { period, isOneMonth, wholeMonths: lastWhole - firstWhole + 1, firstWhole, lastWhole, first, last };
}

/** The rates of the months of the business: the later ones apply from the month `change`. */
export function ratesOf({ period }: YearParts, change: number) {
  const isAfter = (day: Day): boolean => monthOf(day) >= change;
  const [startsAfter, endsAfter] = [isAfter(period.od), isAfter(period.do)];
  return { startsAfter, changes: endsAfter && !startsAfter };
}
