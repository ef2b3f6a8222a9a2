import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import type { Received, SettledMonth, SettledWage, Withheld } from '@obracun/engine/payroll/model/wage.ts';
import { isCarriedOn, isReceived } from '@obracun/engine/payroll/month/calculate/deductions.ts';
import { enforcedWarnings } from '@obracun/engine/payroll/month/calculate/enforced.ts';
import { isSettled } from '../calculation/outcome.ts';
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

function leftOutOf(wage: SettledWage): readonly string[] {
  const { leftOut, worker } = wage;
  const received = leftOut.filter(isReceived);
  const carried = leftOut.filter((one) => isCarriedOn(one, worker));
  const stored = leftOut.filter((one) => !received.includes(one) && !carried.includes(one));
  return [
    ...(received.length > 0 ? [uncoveredText(wage, received)] : []),
    ...(carried.length > 0
      ? [`Preko granice obustave ili isplate, prenosi se na sljedeći mjesec: ${named(carried)}.`]
      : []),
    ...(stored.length > 0 ? [`Ne stane u platu i nije obustavljeno: ${named(stored)}.`] : []),
  ];
}

const named = (some: readonly Withheld[]): string =>
  some.map(({ name, amount }) => `„${name}“ ${formatMoney(amount)}`).join(', ');

/** What the pay does not cover of an advance or of pay in kind; undefined when it covers all. */
export function receivedNote(wage: SettledWage, kind: Received): string | undefined {
  const own = wage.leftOut.filter(
    ({ received, correction }) => received === kind && correction === undefined,
  );
  return own.length > 0 ? uncoveredText(wage, own) : undefined;
}

const uncoveredText = ({ withheld, worker }: SettledWage, received: readonly Withheld[]): string =>
  `Isplata${afterOrders(withheld, worker)} ne pokriva sve što je već primljeno, ostaje: ${named(received)}. Ostatak se nudi za odbijanje u narednom mjesecu.`;

/** ` poslije obustava po rješenju od 300,00 KM`: they come before what the worker has received. */
function afterOrders(withheld: readonly Withheld[], { deductions }: SettledWage['worker']): string {
  const ids = new Set(deductions.filter(({ isEnforced }) => isEnforced).map(({ id }) => id));
  const taken = sumOf(
    withheld.filter(({ standing = '' }) => ids.has(standing)),
    ({ amount }) => amount,
  );
  return taken > 0 ? ` poslije obustava po rješenju od ${formatMoney(taken)}` : '';
}
