import { COMPARED_NET } from '@obracun/engine/calculators/compared-net.ts';
import type { ChangedLawDay, WageSums, YearOfWage } from '@obracun/engine/calculators/law-changes.ts';
import { yearOf } from '@obracun/engine/core/days/day.ts';
import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { km } from '@obracun/engine/core/numbers/money.ts';

declare const LAW_CHANGES: readonly ChangedLawDay[];
declare const WAGE_BY_YEAR: readonly YearOfWage[];

/** Every change of the law, the last first; computed by the build. */
export const lawChanges = LAW_CHANGES;

export const wageByYear = WAGE_BY_YEAR;

/** The changes of each year, the last year first. */
export function byYear(
  days: readonly ChangedLawDay[],
): readonly (readonly [number, readonly ChangedLawDay[]])[] {
  const years = [...new Set(days.map(({ od }) => yearOf(od)))];
  return years.map((year) => [year, days.filter(({ od }) => yearOf(od) === year)]);
}

/** `Za neto 1.500,00 KM trošak poslodavca je 27,65 KM manji: 2.512,35 KM.`; undefined when the wage stays the same. */
export function effectText({ uticaj }: ChangedLawDay): string | undefined {
  if (!uticaj) return undefined;
  const { prije, poslije } = uticaj;
  const cost = differenceText('trošak poslodavca', prije, poslije, 'trosak');
  return `Za neto ${formatMoney(km(COMPARED_NET))} ${cost ?? differenceText('bruto', prije, poslije, 'bruto')}.`;
}

function differenceText(
  label: string,
  before: WageSums,
  after: WageSums,
  name: keyof WageSums,
): string | undefined {
  const difference = after[name] - before[name];
  if (difference === 0) return undefined;
  const more = difference > 0 ? 'veći' : 'manji';
  return `${label} je ${formatMoney(Math.abs(difference))} ${more}: ${formatMoney(after[name])}`;
}
