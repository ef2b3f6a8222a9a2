import { sumOf } from '../../../core/numbers/money.ts';
import { jmbgFacts } from '../../../documents/identifiers/jmbg-facts.ts';
import type { PaidLine, PayKey } from '../../model/pay-kind.ts';
import { refundSum } from '../../model/refund.ts';
import type { SettledWage } from '../../model/wage.ts';
import type { Worker } from '../../model/worker.ts';
import type { Sex } from '../../model/worker-values.ts';
import { hundredthsOf, mealBeside } from '../../month/calculate/figures.ts';
import { hoursByKind } from '../../month/calculate/hours-by-kind.ts';

/** Gross and net of the employer, without pay at a fund's cost. */
export const statGross = (wage: SettledWage): number => wage.figures.gross - refundSum(wage, 'gross');
export const statNet = (wage: SettledWage): number => wage.figures.net - refundSum(wage, 'net');

/** Hours the employer pays: of the fund, sick leave at its cost, and overtime. */
export const paidHours = ({ answer }: SettledWage): number =>
  hundredthsOf(answer.redovni_sati) +
  hundredthsOf(answer.bolovanje_sati) +
  hundredthsOf(answer.prekovremeni_sati);

/** Hours at work, on holidays and overtime included; undefined for a month of an earlier program. */
export function workedHours({ answer, request, opening }: SettledWage): number | undefined {
  if (opening) return undefined;
  const at = [hoursByKind(answer, request).rad_sati, answer.praznik_sati, answer.prekovremeni_sati];
  return sumOf(at, hundredthsOf);
}

/** Other receipts by their groups in RAD-1. */
export const RECEIPTS = {
  meal: 'Topli obrok',
  transport: 'Prijevoz',
  regres: 'Regres',
  other: 'Ostalo',
} as const;

export type Receipt = keyof typeof RECEIPTS;

const GROUPS: Readonly<Partial<Record<PayKey, Receipt>>> = {
  meal: 'meal',
  transport: 'transport',
  'vrsta:iznos:regres': 'regres',
};

/** Untaxed receipts of a wage by group; what is not known by kind is in the last one. */
export function receiptsOf(wage: SettledWage): Readonly<Record<Receipt, number>> {
  const pays = wage.pays ?? mealLine(wage);
  const of = (receipt: Receipt): number =>
    sumOf(
      pays.filter(({ kind }) => GROUPS[kind] === receipt),
      ({ untaxed }) => untaxed,
    );
  const known = { meal: of('meal'), transport: of('transport'), regres: of('regres') };
  return {
    ...known,
    other: Math.max(0, wage.figures.untaxed - known.meal - known.transport - known.regres),
  };
}

/** Closings of earlier versions have no kinds of pay. */
const mealLine = ({ entity, answer }: SettledWage): readonly Pick<PaidLine, 'kind' | 'untaxed'>[] => [
  { kind: 'meal', untaxed: mealBeside(entity, answer) },
];

/** As typed, else by the JMBG; undefined without either. */
export const sexOf = ({ sex, jmbg }: Pick<Worker, 'sex' | 'jmbg'>): Sex | undefined =>
  sex ?? jmbgFacts(jmbg)?.sex;
