import { readRepaid } from '@obracun/engine/payroll/model/reading/closed-month.ts';
import { readMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import { type Repayments, repaymentsOf } from '@obracun/engine/payroll/month/calculate/debts.ts';
import type { Contents } from '../db/tables.ts';

/** What the closed months of a source took off the debts of its workers. */
export const repaymentsIn = ({ mjeseci, zakljucci }: Pick<Contents, 'mjeseci' | 'zakljucci'>): Repayments => {
  const closed = new Set(mjeseci.filter(({ content }) => readMonth(content)?.isClosed).map(({ id }) => id));
  return repaymentsOf(zakljucci.filter(({ id }) => closed.has(id)).map(({ content }) => readRepaid(content)));
};
