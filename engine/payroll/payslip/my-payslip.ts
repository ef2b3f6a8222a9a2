import type { YearMonth } from '../../core/days/day.ts';
import { monthCode } from '../../core/days/day.ts';
import { type Feninga, sumOf } from '../../core/numbers/money.ts';
import { PAYROLL_ENTITIES, type PayrollEntity } from '../model/place.ts';
import type { SettledWage } from '../model/wage.ts';

/** Parts of what is paid for a worker's month, in the order of their explanation; all add up to the whole. */
export const MY_PARTS = [
  'paid',
  'withheld',
  'pension',
  'health',
  'other',
  'tax',
  'solidarity',
  'levies',
] as const;
export type MyPart = (typeof MY_PARTS)[number];

/** A payslip explained to its worker: figures alone, no names. */
export interface MyPayslip extends YearMonth {
  readonly entity: PayrollEntity;
  /** Without untaxed pay. */
  readonly gross: Feninga;
  readonly parts: Readonly<Record<MyPart, Feninga>>;
}

/** What is paid for the worker, by recipients. */
export const wholeOf = ({ parts }: MyPayslip): Feninga => sumOf(MY_PARTS, (name) => parts[name]);

/** The explained payslip of a settled month: all payouts of it together. */
export function myPayslipOf(
  { entity, figures, withheld, payout, parts }: SettledWage,
  of: YearMonth,
): MyPayslip {
  const { pension, health, unemployment, child, water, disaster, disability } = figures;
  const now = withheld.filter((one) => one.payout === undefined);
  const received = sumOf(now, (one) => (one.received ? one.amount : 0));
  return {
    entity,
    year: of.year,
    month: of.month,
    gross: figures.gross,
    parts: {
      paid: received + (parts ? sumOf(parts, ({ paid }) => paid) : payout),
      withheld: sumOf(now, ({ amount }) => amount) - received,
      pension: pension.from + pension.on,
      health: health.from + health.on,
      other: unemployment.from + unemployment.on + child.from + child.on,
      tax: figures.tax,
      solidarity: figures.solidarity,
      levies: water + disaster + disability,
    },
  };
}

/** The letters of an address, which must stay as they are: printed payslips carry them. */
const LETTERS: Readonly<Record<MyPart, string>> = {
  paid: 'i',
  withheld: 'o',
  pension: 'p',
  health: 'z',
  other: 'n',
  tax: 't',
  solidarity: 's',
  levies: 'd',
};

/** The fragment of the address of the explained payslip: `e=fbih&m=2026-10&b=236715&i=150000…`. Browsers do not send it. */
export function writeMyPayslip({ entity, parts, gross, ...month }: MyPayslip): string {
  const amounts = MY_PARTS.filter((name) => parts[name] !== 0).map((name) => [
    LETTERS[name],
    String(parts[name]),
  ]);
  return new URLSearchParams([
    ['e', entity],
    ['m', monthCode(month)],
    ['b', String(gross)],
    ...amounts,
  ]).toString();
}

const AMOUNT = /^\d{1,10}$/;
const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;

/** The payslip of an address; undefined for an address that is cut or altered beyond reading. */
export function readMyPayslip(fragment: string): MyPayslip | undefined {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  const entity = PAYROLL_ENTITIES.find((name) => name === given.get('e'));
  const [, year, month] = MONTH.exec(given.get('m') ?? '') ?? [];
  const texts = MY_PARTS.map((name) => given.get(LETTERS[name]) ?? '0');
  const gross = given.get('b') ?? '';
  if (!entity || !year || !month || ![gross, ...texts].every((text) => AMOUNT.test(text))) return undefined;
  const parts = Object.fromEntries(
    MY_PARTS.map((name, at) => [name, Number(texts[at])]),
  ) as MyPayslip['parts'];
  const read = { entity, year: Number(year), month: Number(month), gross: Number(gross), parts };
  return wholeOf(read) > 0 ? read : undefined;
}
