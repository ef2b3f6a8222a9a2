import type { Day } from '../../../core/days/day.ts';
import { formatDay } from '../../../core/numbers/format.ts';
import type { Block, Document } from '../../../documents/blocks.ts';
import { csvText } from '../../../documents/csv.ts';
import type { Sheet } from '../../../documents/sheet.ts';
import { deadlinesOf } from '../../forms/deadlines/deadlines.ts';
import type { Specification } from '../../forms/federal/form-2001.ts';
import { laterPayouts, MIP_DAY, MIP_ROW, MIP_WORKER } from '../../forms/federal/mip-1023.ts';
import { type MipElsewhere, PAYDAY_COLUMN } from '../../forms/federal/mip-elsewhere.ts';
import { withPaidRows } from '../../forms/srpska/form-1002.ts';
import type { PayrollMonth } from '../../model/month.ts';
import type { PaymentOrder } from '../../model/order.ts';
import { MAIN_PAYOUT, type MovedPayday } from '../../model/payout.ts';
import type { ClosedMonth, FrozenForm, SettledMonth } from '../../model/wage.ts';
import {
  type OwnPayout,
  PAYDAY_LABEL,
  payoutReference,
  payoutsOf,
} from '../../month/payouts/month-payouts.ts';
import { declaredMonths } from '../../month/payouts/paid-in.ts';
import { paidName } from '../../month/payouts/wage-parts.ts';
import { ORDER_DAY } from '../../payments/orders/orders-sheet.ts';
import type { MonthPapers, PayslipPaper } from './papers.ts';

/** Closed month with unpacked papers; undefined papers were not stored by an earlier version. */
interface Closing {
  readonly closed: ClosedMonth;
  readonly papers: MonthPapers | undefined;
}

/** A month with one payout on another day. */
export const withPayday = (
  month: PayrollMonth,
  { payout, to }: Pick<MovedPayday, 'payout' | 'to'>,
): PayrollMonth => {
  const one = month.payouts?.[payout];
  if (payout === MAIN_PAYOUT) return { ...month, payday: to };
  return one ? { ...month, payouts: { ...month.payouts, [payout]: { ...one, day: to } } } : month;
};

/**
 * A closed month with one payout on another day: nothing is calculated. Amounts and forms stay as they were closed; only the days of
 * orders, slips, forms and deadlines change, and the change is noted.
 */
export function movePayday({ closed, papers }: Closing, move: MovedPayday): Closing {
  const { settled, orders, forms, moved = [] } = closed;
  const month = withPayday(settled.month, move);
  const names = renamed(closed, month, move.payout);
  const after: SettledMonth = {
    ...settled,
    month,
    wages: settled.wages.map((wage) => ({
      ...wage,
      withheld: wage.withheld.map((one) => ({ ...one, name: names.get(one.name) ?? one.name })),
    })),
  };
  const movedOrders = orders.map((order) => (isOf(order, move.payout) ? { ...order, day: move.to } : order));
  const rows = movedRows(settled, move);
  return {
    closed: {
      ...closed,
      settled: after,
      orders: movedOrders,
      forms: forms.map((form) => movedForm(form, papers, rows, move)),
      moved: [...moved, move],
    },
    papers: papers && movedPapers(papers, { before: settled, after, orders: movedOrders, names, rows, move }),
  };
}

const isOf = ({ payout = MAIN_PAYOUT }: PaymentOrder, id: string): boolean => payout === id;

/** Names of pay of the moved payout, before and after. */
function renamed(
  { settled: { firm, month: before } }: ClosedMonth,
  after: PayrollMonth,
  id: string,
): ReadonlyMap<string, string> {
  const named = (of: PayrollMonth) =>
    payoutsOf(of).find((payout) => payout.id === id) as OwnPayout | undefined;
  const [was, is] = [named(before), named(after)];
  return was && is && id !== MAIN_PAYOUT
    ? new Map([[paidName(firm.entity, was), paidName(firm.entity, is)]])
    : new Map();
}

/** Rows of a form that a move concerns: by number of the worker, their position among the rows of that worker on that day. */
type MovedRows = ReadonlyMap<string, number>;

function movedRows(settled: SettledMonth, { payout, from }: MovedPayday): MovedRows {
  const onDay = declaredMonths(settled).filter(({ month }) => month.payday === from);
  const rows = new Map<string, number>();
  for (const { worker } of settled.wages) {
    const own = onDay.filter(({ wages }) => wages.some((wage) => wage.worker.id === worker.id));
    const at = own.findIndex((month) => (month.payout?.id ?? MAIN_PAYOUT) === payout);
    if (at >= 0) rows.set(worker.jmbg, at);
  }
  return rows;
}

/** Counts the rows of each worker on the day that is moved; true for the moved one. */
function isMovedRow(rows: MovedRows): (number: string) => boolean {
  const seen = new Map<string, number>();
  return (number) => {
    const at = seen.get(number) ?? 0;
    seen.set(number, at + 1);
    return rows.get(number) === at;
  };
}

const ROW = new RegExp(`<${MIP_ROW}>[\\s\\S]*?</${MIP_ROW}>`, 'g');
const NUMBER = new RegExp(`<${MIP_WORKER}>(.*?)</${MIP_WORKER}>`);

/** A form as a file, with the day of the moved payout. */
function movedForm(
  { name, text }: FrozenForm,
  papers: MonthPapers | undefined,
  rows: MovedRows,
  move: MovedPayday,
): FrozenForm {
  const own = papers?.specifications.filter(({ payout }) => payout?.id === move.payout) ?? [];
  const isOwn = own.some(({ payout }) => payout && name.includes(`_${payoutReference(payout)}_`));
  return { name, text: isOwn ? withRowDay(text, move) : withMipDay(text, rows, move) };
}

/** A specification has the day in a row of its own. */
function withRowDay(text: string, { from, to }: MovedPayday): string {
  const row = (day: Day): string => csvText([['', PAYDAY_LABEL, formatDay(day), '', '']]);
  return text.replace(row(from), row(to));
}

/** A file of MIP-1023 with the day of the moved rows; another file has no such row. */
function withMipDay(text: string, rows: MovedRows, { from, to }: MovedPayday): string {
  const day = (of: Day): string => `<${MIP_DAY}>${of}</${MIP_DAY}>`;
  const isMoved = isMovedRow(rows);
  return text.replace(ROW, (row) =>
    row.includes(day(from)) && isMoved(NUMBER.exec(row)?.[1] ?? '') ? row.replace(day(from), day(to)) : row,
  );
}

interface Moved {
  readonly before: SettledMonth;
  readonly after: SettledMonth;
  readonly orders: readonly PaymentOrder[];
  readonly names: ReadonlyMap<string, string>;
  readonly rows: MovedRows;
  readonly move: MovedPayday;
}

function movedPapers(papers: MonthPapers, { before, after, orders, names, rows, move }: Moved): MonthPapers {
  const days = new Map([[formatDay(move.from), formatDay(move.to)]]);
  const later = laterPayouts(before);
  const { mipElsewhere: elsewhere } = papers;
  return {
    ...papers,
    payslips: papers.payslips.map((paper) =>
      movedSlip(paper, move.payout === MAIN_PAYOUT ? days : new Map(), names),
    ),
    orders: papers.orders.map((sheet, at) => (at === 0 ? withOrderDays(sheet, orders) : sheet)),
    specifications: papers.specifications.map((one) => movedSpecification(one, move)),
    mip: {
      ...papers.mip,
      doubts: [...papers.mip.doubts.filter((doubt) => !later.includes(doubt)), ...laterPayouts(after)],
    },
    ...(elsewhere && { mipElsewhere: movedElsewhere(elsewhere, days, rows) }),
    srpska: withPaidRows(papers.srpska, before, after),
    deadlines: deadlinesOf(after.firm, after.month),
  };
}

function movedElsewhere(values: MipElsewhere, days: Texts, rows: MovedRows): MipElsewhere {
  const column = values.columns.indexOf(PAYDAY_COLUMN);
  const isMoved = isMovedRow(rows);
  return {
    ...values,
    rows: values.rows.map((row) => {
      const day = days.get(row[column] ?? '');
      return day !== undefined && isMoved(row[0] ?? '')
        ? row.map((cell, at) => (at === column ? day : cell))
        : row;
    }),
  };
}

type Texts = ReadonlyMap<string, string>;

function movedSlip({ document, message, ...paper }: PayslipPaper, days: Texts, names: Texts): PayslipPaper {
  return {
    ...paper,
    document: movedDocument(document, days, names),
    message: [...names].reduce((text, [was, is]) => text.replaceAll(was, is), message),
  };
}

const movedDocument = (document: Document, days: Texts, names: Texts): Document => ({
  ...document,
  blocks: document.blocks.map((block) => movedBlock(block, days, names)),
});

const movedText = (text: string, days: Texts): string =>
  [...days].reduce(
    (moved, [was, is]) => moved.replace(`${PAYDAY_LABEL}: ${was}`, `${PAYDAY_LABEL}: ${is}`),
    text,
  );

function movedBlock(block: Block, days: Texts, names: Texts): Block {
  switch (block.kind) {
    case 'columns':
      return {
        ...block,
        left: block.left.map((one) => movedBlock(one, days, names)),
        right: block.right.map((one) => movedBlock(one, days, names)),
      };
    case 'meta':
      return {
        ...block,
        entries: block.entries.map((entry) =>
          entry.label === PAYDAY_LABEL ? { ...entry, value: days.get(entry.value) ?? entry.value } : entry,
        ),
      };
    case 'paragraph':
      return typeof block.text === 'string' ? { ...block, text: movedText(block.text, days) } : block;
    case 'table':
      return {
        ...block,
        rows: block.rows.map((row) =>
          row.map((cell) => (typeof cell === 'string' ? (names.get(cell) ?? cell) : cell)),
        ),
      };
    default:
      return block;
  }
}

/** The sheet has a row for each order, under its headings. */
function withOrderDays(sheet: Sheet, orders: readonly PaymentOrder[]): Sheet {
  const column = sheet.rows[0]?.indexOf(ORDER_DAY) ?? -1;
  return {
    ...sheet,
    rows: sheet.rows.map((row, at) => {
      const order = orders[at - 1];
      return order ? row.map((cell, place) => (place === column ? formatDay(order.day) : cell)) : row;
    }),
  };
}

const movedSpecification = (one: Specification, { payout, to }: MovedPayday): Specification =>
  one.payout?.id === payout
    ? {
        ...one,
        head: one.head.map((row) => (row.label === PAYDAY_LABEL ? { ...row, value: formatDay(to) } : row)),
      }
    : one;
