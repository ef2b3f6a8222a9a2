import { type Feninga, sumOf } from '../../../core/numbers/money.ts';
import type { Cell } from '../../../documents/blocks.ts';
import { amountFigure } from '../../../documents/figures.ts';
import type { Sheet } from '../../../documents/sheet.ts';
import { fullName, surnameFirst } from '../../model/firm.ts';
import type { PayrollMonth } from '../../model/month.ts';
import type { SettledMonth, SettledWage } from '../../model/wage.ts';
import { transportOf } from '../../month/api-request/entries.ts';
import { estimateMark, markedMonth } from '../../month/calculate/estimated.ts';
import { mealBeside } from '../../month/calculate/figures.ts';
import { isOwn, payWord } from '../../month/payouts/month-payouts.ts';

/** The rows of a bank's template. */
type Rows = (settled: SettledMonth, wages: readonly SettledWage[]) => Omit<Sheet, 'name'>;

/** `10/26` */
const short = (settled: SettledMonth): string =>
  `${settled.month.month}/${String(settled.month.year).slice(2)}${estimateMark(settled)}`;

/** One row for each kind of pay. */
export const unicredit: Rows = (settled, wages) => ({
  widths: [16, 30, 20, 14, 28, 14],
  strongRows: [0],
  rows: [
    ['JIB', 'Ime i prezime', 'Račun', 'Iznos', 'Svrha', 'Vrsta uplate'],
    ...wages.flatMap((wage) =>
      payoutParts(wage, settled).map(({ word, amount }): Cell[] => [
        settled.firm.jib,
        fullName(wage.worker),
        wage.worker.account,
        amountFigure(amount),
        `${word} za ${markedMonth(settled)}`,
        'Redovno',
      ]),
    ),
  ],
});

/** One row per worker, with the whole payout. */
export const raiffeisen: Rows = (settled, wages) => ({
  widths: [16, 18, 22, 20, 14, 24],
  strongRows: [0],
  rows: [
    ['JIB', 'IME', 'PREZIME', 'RAČUN', 'IZNOS', 'SVRHA'],
    ...wages.map((wage): Cell[] => [
      settled.firm.jib,
      wage.worker.firstName,
      wage.worker.lastName,
      wage.worker.account,
      amountFigure(wage.payout),
      `${settled.payout && isOwn(settled.payout) ? payWord(settled).toUpperCase() : 'NETO PLATA'} ${short(settled)}.`,
    ]),
  ],
});

/** Fixed rows of the template: the firm in the second, the heading in the sixth. */
export const intesa: Rows = (settled, wages) => ({
  widths: [30, 4, 14, 16, 20],
  strongRows: [5, 6 + wages.length],
  rows: [
    [],
    [settled.firm.name],
    [],
    [
      `UPLATA ${settled.payout && isOwn(settled.payout) ? payWord(settled) : 'plate, toplog obroka i prevoza'} ${short(settled)}`,
    ],
    [],
    ['PREZIME I IME', '', 'IZNOS', 'JMBG', 'RAČUN'],
    ...wages.map((wage): Cell[] => [
      surnameFirst(wage.worker),
      '',
      amountFigure(wage.payout),
      wage.worker.jmbg,
      wage.worker.account,
    ]),
    ['UKUPNO', '', amountFigure(sumOf(wages, ({ payout }) => payout)), '', ''],
  ],
});

/** The parts of a payout: pay, meal, transport and other untaxed pay; banks accept each in a row of its own. */
interface PayoutPart {
  /** As before `za 10/2026`. */
  readonly word: string;
  readonly amount: Feninga;
}

/** Closings of earlier versions have no kinds of pay. */
const untaxedTransport = ({ worker, pays }: SettledWage, month: PayrollMonth): Feninga =>
  pays
    ? sumOf(pays, ({ kind, untaxed }) => (kind === 'transport' ? untaxed : 0))
    : transportOf(worker, month.workers[worker.id]?.entries ?? {});
type PaidMonth = Pick<SettledMonth, 'firm' | 'month' | 'payout'>;

/** The parts of a payout; they add up to it. Deductions reduce pay first. */
export function payoutParts(wage: SettledWage, settled: PaidMonth): readonly PayoutPart[] {
  const { month, payout } = settled;
  if (payout && isOwn(payout)) return [{ word: payWord(settled), amount: wage.payout }];
  const meal = mealBeside(wage.entity, wage.answer);
  const further = Math.min(wage.payout, Math.max(0, wage.figures.untaxed - meal));
  const transport = Math.min(further, untaxedTransport(wage, month));
  const paidMeal = Math.min(wage.payout - further, meal);
  return [
    { word: payWord(settled), amount: wage.payout - further - paidMeal },
    { word: 'Topli obrok', amount: paidMeal },
    { word: 'Prijevoz', amount: transport },
    { word: 'Neoporezive naknade', amount: further - transport },
  ].filter(({ amount }) => amount > 0);
}
