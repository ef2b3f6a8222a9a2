import type { Day } from '@obracun/engine/core/days/day.ts';
import { readClosedMonth } from '@obracun/engine/payroll/model/reading/closed-month.ts';
import { monthOfId } from '@obracun/engine/payroll/model/reading/month.ts';
import { claimProblems } from '@obracun/engine/payroll/payments/refunds/claim-dates.ts';
import { readClaimStatus } from '@obracun/engine/payroll/payments/refunds/claim-status.ts';
import {
  type Claim,
  type ClaimStatus,
  claimsOf,
  partsOfClaim,
} from '@obracun/engine/payroll/payments/refunds/claims.ts';
import type { Database } from '../db/database.ts';
import type { StoredRecord } from '../db/tables.ts';
import { withDatabase } from '../db/with-database.ts';
import { noteChange } from './change-log.ts';
import { closedMonthOf } from './closing.ts';
import { refuseLocked } from './firm-lock.ts';
import { allReadable } from './readable-contents.ts';
import { type NotSaved, put, type Saved } from './save.ts';
import { useFound } from './use-found.ts';

/** Claims that follow from closed months, and what was recorded of them. */
export interface StoredClaims {
  readonly claims: readonly Claim[];
  readonly statuses: ReadonlyMap<string, StoredRecord<ClaimStatus>>;
  /** Recorded for a month that is open again, or has no such claim any more. */
  readonly orphans: readonly StoredRecord<ClaimStatus>[];
}

/** The marker of closings with claims. */
const REFUNDED = 1;

/** All claims of a firm, or of all firms for an empty id. Only closings with claims are read. */
export async function claimsIn(db: Database, firm: string): Promise<StoredClaims> {
  const found = await db.zakljucci.where('content.refunded').equals(REFUNDED).toArray();
  const months = await db.mjeseci.bulkGet(found.map(({ id }) => id));
  // An earlier closing is no month, and the closing of an open month does not hold.
  const current = found.filter((_, at) => isClosed(months[at]));
  const closings = allReadable(current, readClosedMonth).map(({ content }) => content);
  const claims = closings.filter((one) => firm === '' || one.firm === firm).flatMap(claimsOf);
  const stored = await (firm === ''
    ? db.potrazivanja.toArray()
    : db.potrazivanja.where('content.firm').equals(firm).toArray());
  const statuses = new Map(allReadable(stored, readClaimStatus).map((one) => [one.id, one]));
  const known = new Set(claims.map(({ id }) => id));
  return { claims, statuses, orphans: [...statuses.values()].filter(({ id }) => !known.has(id)) };
}

const isClosed = (month: StoredRecord | undefined): boolean =>
  (month?.content as { readonly isClosed?: unknown } | undefined)?.isClosed === true;

/** Claims of a firm, or of all firms; undefined until read. */
export const useClaims = (firm: string): StoredClaims | undefined => useFound(firm, claimsIn);

/**
 * Saves the status of a claim, unless another tab changed it; an empty one is removed, and nothing is recorded of a claim that no closed month has.
 * @param known the moment of the status before the change; undefined when there was none
 * @throws KeepingFailed
 */
export const saveClaimStatus = (
  status: ClaimStatus,
  known: number | undefined,
  today: Day,
): Promise<Saved<ClaimStatus> | NotSaved> =>
  withDatabase((db) =>
    db.transaction('rw', [db.potrazivanja, db.zakljucci, db.mjeseci, db.firme, db.odsustva], async () => {
      await refuseLocked(db, status.firm);
      const there = await db.potrazivanja.get(status.id);
      if (there?.changed !== known) return { elsewhere: there };
      const claim = await claimNow(db, status.id);
      if (!claim) return { refused: GONE };
      const [problem] = Object.values(claimProblems(status, claim, today));
      if (problem !== undefined) return { refused: problem };
      const { year, month } = monthOfId(partsOfClaim(status.id).month);
      await noteChange(db, status.firm, { action: 'claim', ofMonth: { year, month } });
      if (!isEmpty(status)) return put(db.potrazivanja, status, there);
      await db.potrazivanja.delete(status.id);
      return { stored: { id: status.id, changed: 0, content: status } };
    }),
  );

const isEmpty = ({ submitted, paid, paidAmount, note }: ClaimStatus): boolean =>
  [submitted, paid, paidAmount].every((one) => one === undefined) && note.trim() === '';

const GONE = 'Ovog potraživanja više nema. Zaključite njegov mjesec, pa pokušajte ponovo.';

async function claimNow(db: Database, id: string): Promise<Claim | undefined> {
  const closed = await closedMonthOf(db, monthOfId(partsOfClaim(id).month));
  return closed && claimsOf(closed.content).find((one) => one.id === id);
}
