import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { isCarriedOn, isReceived } from '@obracun/engine/payroll/calculate/deductions.ts';
import { enforcedWarnings } from '@obracun/engine/payroll/calculate/enforced.ts';
import type { SettledMonth, SettledWage, Withheld } from '@obracun/engine/payroll/model/wage.ts';
import { isSettled } from '../../calculation/outcome.ts';
import { type MonthRow, warningsOf } from './rows.ts';

/** Notes on deductions: unpaid remainders, and court orders over the legal limit. Frozen wages keep their notes. */
export const deductionNotes = (wage: SettledWage): readonly string[] =>
  wage.notes ?? [
    ...leftOutOf(wage),
    ...enforcedWarnings(wage).map(({ poruka, izvor }) => (izvor === null ? poruka : `${poruka} ${izvor}.`)),
  ];

/** Warnings of a row, about its wage and its deductions. */
export const allWarningsOf = (row: MonthRow): readonly string[] => [
  ...warningsOf(row),
  ...(isSettled(row.outcome) ? deductionNotes(row.outcome) : []),
];

/** Month as frozen by closing, with notes on deductions. */
export const withNotes = (settled: SettledMonth): SettledMonth => ({
  ...settled,
  wages: settled.wages.map((wage) => ({ ...wage, notes: deductionNotes(wage) })),
});

function leftOutOf({ leftOut, worker }: SettledWage): readonly string[] {
  const named = (some: readonly Withheld[]): string =>
    some.map(({ name, amount }) => `„${name}“ ${formatMoney(amount)}`).join(', ');
  const received = leftOut.filter(isReceived);
  const carried = leftOut.filter((one) => isCarriedOn(one, worker));
  const kept = leftOut.filter((one) => !received.includes(one) && !carried.includes(one));
  return [
    ...(received.length > 0
      ? [`Isplata ne pokriva sve što je već primljeno, ostaje: ${named(received)}.`]
      : []),
    ...(carried.length > 0
      ? [`Preko granice obustave ili isplate, prenosi se na sljedeći mjesec: ${named(carried)}.`]
      : []),
    ...(kept.length > 0 ? [`Ne stane u platu i nije obustavljeno: ${named(kept)}.`] : []),
  ];
}
