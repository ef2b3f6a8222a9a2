import type { YearMonth } from '../../../core/days/day.ts';
import { monthCode } from '../../../core/days/day.ts';
import { type Feninga, sumOf } from '../../../core/numbers/money.ts';
import { PAYROLL_ENTITIES, type PayrollEntity } from '../../model/place.ts';
import type { SettledWage, WageFigures, Withheld } from '../../model/wage.ts';

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
  /** Of what is paid: what the worker has already, as by an advance. */
  readonly received: Feninga;
}

/** What is paid for the worker, by recipients. */
export const wholeOf = ({ parts }: MyPayslip): Feninga => sumOf(MY_PARTS, (name) => parts[name]);

/** What is explained of a wage. */
type Explained = Pick<SettledWage, 'entity' | 'payout' | 'parts'> & {
  readonly figures: Omit<WageFigures, 'coefficient' | 'taxBase'>;
  readonly withheld: readonly Pick<Withheld, 'amount' | 'received' | 'payout'>[];
};

/** The explained payslip of a settled month: all payouts of it together. */
export function myPayslipOf(
  { entity, figures, withheld, payout, parts }: Explained,
  of: YearMonth,
): MyPayslip {
  const { pension, health, unemployment, child, water, disaster, disability } = figures;
  const now = withheld.filter((one) => one.payout === undefined);
  const received = sumOf(now, (one) => (one.received ? one.amount : 0));
  const paid = received + (parts ? sumOf(parts, (one) => one.paid) : payout);
  return {
    entity,
    year: of.year,
    month: of.month,
    gross: figures.gross,
    parts: {
      paid,
      withheld: sumOf(now, ({ amount }) => amount) - received,
      pension: pension.from + pension.on,
      health: health.from + health.on,
      other: unemployment.from + unemployment.on + child.from + child.on,
      tax: figures.tax,
      solidarity: figures.solidarity,
      levies: water + disaster + disability,
    },
    received: paid - payout,
  };
}

/** The letters of an address, which must stay as they are: printed payslips carry them. */
const LETTERS: Readonly<Record<MyPart | 'gross' | 'received', string>> = {
  gross: 'b',
  paid: 'i',
  received: 'v',
  withheld: 'o',
  pension: 'p',
  health: 'z',
  other: 'n',
  tax: 't',
  solidarity: 's',
  levies: 'd',
};

const ENTITY_LETTERS: Readonly<Record<PayrollEntity, string>> = { fbih: 'f', rs: 'r', bd: 'b' };

/**
 * The fragment of the address of the explained payslip: `f2610b236715i150000…k`, the entity, the month, the gross and each other amount that
 * is not zero. Short, so that the modules of its QR symbol are large; the last letter shows that nothing is cut. Browsers do not send it.
 */
export function writeMyPayslip({ entity, parts, gross, received, ...month }: MyPayslip): string {
  const amounts = Object.entries({ gross, received, ...parts })
    .filter(([name, amount]) => name === 'gross' || amount !== 0)
    .map(([name, amount]) => `${LETTERS[name as keyof typeof LETTERS]}${amount}`);
  return [ENTITY_LETTERS[entity], monthCode(month).replace('-', '').slice(-4), ...amounts, END].join('');
}

const AMOUNT = /^\d{1,10}$/;
const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;
const SHORT = /^([a-z])(\d\d)(\d\d)((?:[a-z]\d+)+)k$/;
const END = 'k';

/** The payslip of an address; undefined for an address that is cut or altered beyond reading. */
export function readMyPayslip(fragment: string): MyPayslip | undefined {
  const text = fragment.replace(/^#/, '');
  const given = new URLSearchParams(text.includes('=') ? text : inLongForm(text));
  const entity = PAYROLL_ENTITIES.find((name) => name === given.get('e'));
  const [, year, month] = MONTH.exec(given.get('m') ?? '') ?? [];
  const of = (name: keyof typeof LETTERS): string =>
    given.get(LETTERS[name]) ?? (name === 'gross' ? '' : '0');
  const names = Object.keys(LETTERS) as (keyof typeof LETTERS)[];
  if (!entity || !year || !month || !names.every((name) => AMOUNT.test(of(name)))) return undefined;
  const parts = Object.fromEntries(MY_PARTS.map((name) => [name, Number(of(name))])) as MyPayslip['parts'];
  const amounts = { gross: Number(of('gross')), received: Number(of('received')), parts };
  const read = { entity, year: Number(year), month: Number(month), ...amounts };
  return wholeOf(read) > 0 && read.received <= parts.paid ? read : undefined;
}

/** The form of the first addresses, `e=fbih&m=2026-10&b=236715…`, which are read for good. */
function inLongForm(text: string): string {
  const [, letter, year, month, amounts = ''] = SHORT.exec(text) ?? [];
  const entity = PAYROLL_ENTITIES.find((name) => ENTITY_LETTERS[name] === letter);
  const pairs = amounts.match(/[a-z]\d+/g) ?? [];
  return [`e=${entity}`, `m=20${year}-${month}`, ...pairs.map((pair) => `${pair[0]}=${pair.slice(1)}`)].join(
    '&',
  );
}
