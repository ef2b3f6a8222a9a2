import { sumOf } from '../../kernel/figures/money.ts';
import { plain } from '../../kernel/figures/plain.ts';
import type { PaymentOrder, PublicRevenue } from '../model/order.ts';
import { orderProblems } from './checks.ts';
import { WINDOWS_1250 } from './code-pages.ts';
import { type BankFile, type BankProblem, fileOf, problemOf } from './problem.ts';
import { encode } from './slots.ts';

/** A value between tabs, and what it has to be. */
interface ElbaField {
  readonly name: string;
  readonly value: string;
  /** So many digits exactly. */
  readonly digits?: number;
  /** So many letters at most. */
  readonly longest?: number;
}

/** ELBA TXT v2: a line for the count and the sum, then one an order; tabs between, CR behind. BBI, Uputstvo, app. C. */
export function elba(orders: readonly PaymentOrder[]): BankFile {
  const lines = [
    [
      { name: 'zbir', value: `${orders.length}` },
      { name: 'zbir', value: plain(sumOf(orders, ({ amount }) => amount)) },
    ],
    ...orders.map(fieldsOf),
  ];
  const problems = lines.flatMap((fields, order) => fields.flatMap((field) => problemsOf(field, order)));
  const text = lines.map((fields) => fields.map(({ value }) => value).join('\t')).join('\r');
  return fileOf(orders, [...bytesOf(text), CARRIAGE_RETURN], [...orderProblems(orders), ...problems]);
}

const CARRIAGE_RETURN = 0x0d;
const CONTROLS: ReadonlyMap<string, number> = new Map([
  ['\t', 0x09],
  ['\r', CARRIAGE_RETURN],
]);

const bytesOf = (text: string): readonly number[] =>
  Array.from(text).flatMap((letter) => CONTROLS.get(letter) ?? WINDOWS_1250.byteOf(letter) ?? []);

const fieldsOf = (order: PaymentOrder, at: number): readonly ElbaField[] => [
  { name: 'redni broj', value: String(at + 1) },
  { name: 'naziv pošiljaoca', value: order.payer, longest: 150 },
  { name: 'račun primaoca', value: order.payeeAccount, digits: 16 },
  { name: 'naziv primaoca', value: order.payee, longest: 160 },
  { name: 'iznos', value: plain(order.amount) },
  { name: 'svrha', value: order.purpose, longest: 250 },
  { name: 'hitno', value: order.urgent ? 'T' : 'F' },
  ...(order.revenue ? revenueFields(order.revenue) : []),
];

const revenueFields = (revenue: PublicRevenue): readonly ElbaField[] => [
  { name: 'broj poreskog obveznika', value: revenue.taxpayer, digits: 13 },
  { name: 'vrsta uplate', value: revenue.kind, digits: 1 },
  { name: 'vrsta prihoda', value: revenue.code, digits: 6 },
  { name: 'period od', value: revenue.from },
  { name: 'period do', value: revenue.to },
  { name: 'opština', value: revenue.municipality, digits: 3 },
  { name: 'budžetska organizacija', value: revenue.budgetOrg, digits: 7 },
  { name: 'poziv na broj', value: revenue.reference, digits: 10 },
];

function problemsOf({ name, value, digits, longest }: ElbaField, order: number): readonly BankProblem[] {
  const tell = (what: string) => [problemOf(order, name, what)];
  if (digits !== undefined && !new RegExp(`^\\d{${digits}}$`).test(value))
    return tell(`„${value}“ nije ${digits} cifara.`);
  if (/[\t\r\n]/.test(value)) return tell('u tekstu ne smije biti tabulator ni novi red.');
  if (longest !== undefined && value.length > longest)
    return tell(`ima ${value.length} znakova, a smije ih imati ${longest}; skratite tekst.`);
  return encode(value, WINDOWS_1250, order, name).problems;
}
