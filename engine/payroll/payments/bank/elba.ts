import { sumOf } from '../../../core/numbers/money.ts';
import { plain } from '../../../core/numbers/units.ts';
import { spelledIn } from '../../../documents/spelled.ts';
import type { PaymentOrder, PublicRevenue } from '../../model/order.ts';
import { orderProblems } from './checks.ts';
import { WINDOWS_1250 } from './code-pages.ts';
import { type BankFile, type BankProblem, fileOf, problemOf } from './problem.ts';
import { bytesOf } from './slots.ts';
import type { TextNote } from './text-note.ts';

/** A value between tabs, and its constraint. */
interface ElbaField {
  readonly name: string;
  readonly value: string;
  /** Exact number of digits. */
  readonly digits?: number;
  /** Maximum number of letters of a text. */
  readonly longest?: number;
}

/** ELBA TXT v2: a line with the count and the sum, then one per order; separated by tabs, ended by CR. BBI, Uputstvo, app. C. */
export function elba(orders: readonly PaymentOrder[]): BankFile {
  const lines = [
    [
      { name: 'zbir', value: `${orders.length}` },
      { name: 'zbir', value: plain(sumOf(orders, ({ amount }) => amount)) },
    ],
    ...orders.map(fieldsOf),
  ];
  const written = lines.map((fields, order) => fields.map((field) => writtenField(field, order)));
  const cells = written.flat();
  const bytes = written.flatMap((fields) => [
    ...fields.flatMap(({ text }, at) => [...(at > 0 ? [TAB] : []), ...bytesOf(text, WINDOWS_1250)]),
    CARRIAGE_RETURN,
  ]);
  return fileOf(
    orders,
    bytes,
    [...orderProblems(orders), ...cells.flatMap(({ problems }) => problems)],
    cells.flatMap(({ notes }) => notes),
  );
}

const TAB = 0x09;
const CARRIAGE_RETURN = 0x0d;

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

interface WrittenField {
  readonly text: string;
  readonly problems: readonly BankProblem[];
  readonly notes: readonly TextNote[];
}

/** Lines are joined, long texts are cut; a number of another length is a problem. */
function writtenField({ name, value, digits, longest }: ElbaField, order: number): WrittenField {
  if (digits !== undefined && !new RegExp(`^\\d{${digits}}$`).test(value))
    return { text: '', problems: [problemOf(order, name, `„${value}“ nije ${digits} cifara.`)], notes: [] };
  if (longest === undefined) return { text: value, problems: [], notes: [] };
  const { letters, missing } = spelledIn(WINDOWS_1250, value);
  const text = letters.slice(0, longest);
  const isCut = text.length < letters.length;
  const isOther = isCut || missing.length > 0;
  return {
    text,
    problems: [],
    notes: isOther ? [{ order, field: name, typed: value, written: text, missing, isCut }] : [],
  };
}
