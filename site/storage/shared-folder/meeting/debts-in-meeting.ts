import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import { readWorker } from '@obracun/engine/payroll/model/reading/worker.ts';
import { type Repayments, recalculatedDebts } from '@obracun/engine/payroll/month/calculate/debts.ts';
import type { Contents, StoredRecord } from '../../db/tables.ts';
import { repaymentsIn } from '../../payroll/repayments.ts';
import type { MeetingSides } from './sides.ts';
import { isSame } from './three-way.ts';

const NONE: Repayments = new Map();

const plain = (repayments: Repayments) =>
  Object.fromEntries([...repayments].map(([worker, debts]) => [worker, Object.fromEntries(debts)]));

/** True while all sides closed the same months: the rest of a debt is then met as it is. */
const haveSameClosings = ({ base, mine, theirs }: MeetingSides): boolean =>
  [base, theirs].every(
    (side) => side === undefined || isSame(plain(repaymentsIn(side)), plain(repaymentsIn(mine))),
  );

/** The sides with debts as they were before any closing: each closing lowers them, and the sides have not the same closings. */
export const withDebtsBefore = (sides: MeetingSides): MeetingSides =>
  haveSameClosings(sides)
    ? sides
    : {
        base: sides.base && withDebts(sides.base, repaymentsIn(sides.base), NONE),
        mine: withDebts(sides.mine, repaymentsIn(sides.mine), NONE),
        theirs: withDebts(sides.theirs, repaymentsIn(sides.theirs), NONE),
      };

/** The met version with its debts lowered by the closings it has. */
export const withDebtsAfter = (sides: MeetingSides, joined: Contents): Contents =>
  haveSameClosings(sides) ? joined : withDebts(joined, NONE, repaymentsIn(joined));

const withDebts = (contents: Contents, were: Repayments, are: Repayments): Contents => ({
  ...contents,
  radnici: contents.radnici.map((worker) => owingAs(worker, were, are)),
});

/** A worker this version cannot read stays as it is. */
function owingAs(worker: StoredRecord, were: Repayments, are: Repayments): StoredRecord {
  const { id, content } = worker;
  const read = readWorker(content);
  if (!read || !isJsonObject(content)) return worker;
  const { deductions } = recalculatedDebts({ ...read, id }, were, are);
  return isSame(deductions, read.deductions) ? worker : { ...worker, content: { ...content, deductions } };
}
