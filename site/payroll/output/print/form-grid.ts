import { formatAmount } from '@obracun/engine/core/numbers/format.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PaymentOrder, PublicRevenue } from '@obracun/engine/payroll/model/order.ts';
import { accountWritten } from '../../../calculator/payments/account-words.ts';
import { brokenInto } from './broken-into.ts';
import { payeeWords, payerWords } from './order-words.ts';

/** Where a text begins on the pre-printed form, counted from 1, and how many letters it has room for. */
export interface GridPlace {
  readonly name: string;
  readonly line: number;
  readonly column: number;
  readonly room: number;
}

/** What is written at a place of the form; empty where the order has nothing for it. */
export interface GridText extends GridPlace {
  readonly text: string;
}

const place = (name: string, line: number, column: number, room: number): GridPlace => ({
  name,
  line,
  column,
  room,
});

/** The continuous form of banks: the grid of a public program, calibrated on paper in August 2026. */
const PAYER = [place('uplatio je', 1, 21, 13), place('', 2, 4, 30), place('', 3, 4, 30)];
const PURPOSE = [place('svrha', 4, 12, 22), place('', 5, 4, 30), place('', 6, 4, 30)];
const PAYEE = [place('primalac', 7, 14, 20), place('', 8, 4, 30), place('', 9, 4, 30)];
const SEAT = place('mjesto', 12, 8, 14);
const DAY = place('datum', 12, 26, 10);
const PAYER_ACCOUNT = place('račun pošiljaoca', 3, 48, 19);
const PAYEE_ACCOUNT = place('račun primaoca', 5, 48, 19);
const AMOUNT = place('iznos', 7, 48, 16);
const URGENT = place('hitno', 7, 70, 1);
const TAXPAYER = place('broj poreskog obveznika', 10, 47, 13);
const KIND = place('vrsta uplate', 10, 77, 1);
const CODE = place('vrsta prihoda', 13, 47, 6);
const FROM = place('period od', 12, 68, 10);
const TO = place('period do', 14, 68, 10);
const MUNICIPALITY = place('općina', 16, 47, 5);
const BUDGET_ORG = place('budžetska organizacija', 16, 62, 13);
const REFERENCE = place('poziv na broj', 18, 47, 10);

/** Every place of the form, for a test print. */
export const FORM_PLACES: readonly GridPlace[] = [
  ...[...PAYER, ...PURPOSE, ...PAYEE, SEAT, DAY, PAYER_ACCOUNT, PAYEE_ACCOUNT, AMOUNT, URGENT],
  ...[TAXPAYER, KIND, CODE, FROM, TO, MUNICIPALITY, BUDGET_ORG, REFERENCE],
];

/** An order as it stands on the form; a transfer leaves the block of public revenue empty. */
export const gridTexts = (firm: Firm, order: PaymentOrder): readonly GridText[] =>
  [
    ...lines(PAYER, payerWords(firm, order)),
    ...lines(PURPOSE, order.purpose),
    ...lines(PAYEE, payeeWords(order)),
    ...lines([SEAT], order.payerPlace),
    at(DAY, order.day.split('-').toReversed().join('.')),
    at(PAYER_ACCOUNT, accountWritten(order.payerAccount, ' ')),
    at(PAYEE_ACCOUNT, accountWritten(order.payeeAccount, ' ')),
    at(AMOUNT, formatAmount(order.amount)),
    at(URGENT, order.urgent ? 'X' : ''),
    ...(order.revenue ? revenueTexts(order.revenue) : []),
  ].filter(({ text }) => text !== '');

const revenueTexts = (revenue: PublicRevenue): readonly GridText[] => [
  at(TAXPAYER, revenue.taxpayer),
  at(KIND, revenue.kind),
  at(CODE, revenue.code),
  at(FROM, shortDay(revenue.from)),
  at(TO, shortDay(revenue.to)),
  at(MUNICIPALITY, spaced(revenue.municipality)),
  at(BUDGET_ORG, spaced(revenue.budgetOrg)),
  at(REFERENCE, revenue.reference),
];

const at = (where: GridPlace, text: string): GridText => ({ ...where, text });

const lines = (places: readonly GridPlace[], text: string): readonly GridText[] => {
  const broken = brokenInto(
    text,
    places.map(({ room }) => room),
  );
  return places.map((where, row) => at(where, broken[row] ?? ''));
};

/** The form has cells for two digits of the year: `01  10  26`. */
const shortDay = (day: string): string => day.slice(2).split('-').toReversed().join('  ');

/** A blank between digits. */
const spaced = (digits: string): string => Array.from(digits).join(' ');
