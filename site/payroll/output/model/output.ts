import type { Day } from '@obracun/engine/kernel/days/day.ts';
import { monthForms } from '@obracun/engine/payroll/forms/month-forms.ts';
import { filedOn } from '@obracun/engine/payroll/forms/package.ts';
import type { ClosedMonth, FrozenForm } from '@obracun/engine/payroll/model/closed-month.ts';
import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import { type Ordered, ordersOf } from '@obracun/engine/payroll/orders/orders.ts';
import { isEstimated } from '@obracun/engine/payroll/settle/estimated.ts';

/** Everything a month gives out is made of this. */
export interface Output {
  readonly settled: SettledMonth;
  readonly ordered: Ordered;
  readonly forms: readonly FrozenForm[];
  /** The day it is now: forms are filed and files brought to a bank on it, also of a month closed long ago. */
  readonly today: Day;
}

/** Of an open month as it stands, of a closed one as it was frozen, but for the day its forms are filed. */
export function outputOf(settled: SettledMonth, closed: ClosedMonth | undefined, today: Day): Output {
  if (closed) {
    const forms = closed.forms.map(({ name, text }) => ({ name, text: filedOn(text, today) }));
    return { settled: closed.settled, ordered: closed, forms, today };
  }
  return { settled, ordered: ordersOf(settled), forms: monthForms(settled, today), today };
}

/** `2026-10`, as it stands in names of files; an estimate is told by its name too. */
export const monthPart = (settled: SettledMonth): string => {
  const { year, month } = settled.month;
  return `${year}-${String(month).padStart(2, '0')}${isEstimated(settled) ? '_procjena' : ''}`;
};
