import {
  type Engagement,
  engagementPayoutPrefix,
  engagementPrefix,
  payoutMonthPrefix,
} from '@obracun/engine/payroll/staff/engagements/engagement.ts';
import { personName } from '@obracun/engine/payroll/staff/engagements/person.ts';
import {
  readEngagement,
  readEngagementPayout,
} from '@obracun/engine/payroll/staff/engagements/read-engagements.ts';
import type {
  ClosedEngagement,
  EngagementPayout,
} from '@obracun/engine/payroll/staff/engagements/settled.ts';
import type { Database } from '../db/database.ts';
import type { StoredRecord } from '../db/tables.ts';
import { withDatabase } from '../db/with-database.ts';
import { noteChange } from './change-log.ts';
import { refuseLocked } from './firm-lock.ts';
import type { MonthOf } from './months.ts';
import { allReadable, readableContents, setAside } from './readable-contents.ts';
import { put, type Saved, saveUnlessChanged } from './save.ts';
import { recordsFrom } from './staff-record-ids.ts';
import { useFound } from './use-found.ts';

async function engagementsOf(db: Database, firm: string): Promise<readonly StoredRecord<Engagement>[]> {
  return allReadable(await recordsFrom(db, engagementPrefix(firm)).toArray(), readEngagement);
}

/** The contracts of a firm with persons outside employment; undefined until they are read. */
export const useEngagements = (firm: string): readonly StoredRecord<Engagement>[] | undefined =>
  useFound(firm, engagementsOf);

async function payoutsOf(db: Database, firm: string): Promise<readonly EngagementPayout[]> {
  const stored = allReadable(
    await recordsFrom(db, engagementPayoutPrefix(firm)).toArray(),
    readEngagementPayout,
  );
  return stored.map(({ content }) => content);
}

async function unreadOf(db: Database, firm: string): Promise<number> {
  const contracts = await recordsFrom(db, engagementPrefix(firm)).toArray();
  const payouts = await recordsFrom(db, engagementPayoutPrefix(firm)).toArray();
  return [
    ...contracts.filter((one) => !readableContents(one, readEngagement)),
    ...payouts.filter((one) => !readableContents(one, readEngagementPayout)),
  ].length;
}

/** The number of contracts and payouts that cannot be read, such as those of a later version. */
export const useUnreadEngagements = (firm: string): number => useFound(firm, unreadOf) ?? 0;

/** Their payouts of all months; undefined until they are read. */
export const useEngagementPayouts = (firm: string): readonly EngagementPayout[] | undefined =>
  useFound(firm, payoutsOf);

/** The closed payouts of a firm's month. */
export async function closedPayoutsOf(
  db: Database,
  { firm, ...month }: MonthOf,
): Promise<readonly ClosedEngagement[]> {
  const rows = await recordsFrom(db, payoutMonthPrefix(firm, month)).toArray();
  return allReadable(rows, readEngagementPayout).flatMap(({ content: { closed } }) => closed ?? []);
}

/**
 * Saves a contract, unless another tab changed it.
 * @param known the moment of the edited version; undefined for a new one
 * @throws KeepingFailed
 */
export const saveEngagement = (
  engagement: Engagement,
  known: number | undefined,
): Promise<Saved<Engagement>> =>
  withDatabase((db) =>
    db.transaction('rw', db.odsustva, db.firme, async () => {
      await refuseLocked(db, engagement.ofFirm);
      const saved = await saveUnlessChanged(db.odsustva, engagement, known);
      if ('stored' in saved)
        await noteChange(db, engagement.ofFirm, { action: 'contract', about: personName(engagement) });
      return saved;
    }),
  );

/** A change of a payout; undefined leaves it as it is. */
type PayoutChange = (now: EngagementPayout) => EngagementPayout | undefined;

/** Reads and writes each payout in one transaction, so that two tabs do not undo each other. */
const changePayouts = (changes: readonly (readonly [EngagementPayout, PayoutChange])[]): Promise<number> =>
  withDatabase((db) =>
    db.transaction('rw', db.odsustva, db.odlozeno, db.firme, async () => {
      let count = 0;
      for (const [empty, change] of changes) {
        await refuseLocked(db, empty.ofFirm);
        const there = await db.odsustva.get(empty.id);
        const read = readableContents(there, readEngagementPayout)?.content;
        if (there && !read) await setAside(db, there, 'isplata po ugovoru');
        const next = change(read ?? { ...empty, earlier: [] });
        if (!next) continue;
        await put(db.odsustva, next, there);
        const { ofFirm, year, month } = next;
        await noteChange(db, ofFirm, { action: 'contractPayouts', ofMonth: { year, month } });
        count++;
      }
      return count;
    }),
  );

/** What is typed for the payout of a month. */
export type TypedPayout = Pick<EngagementPayout, 'day' | 'amount' | 'isSkipped'>;

/**
 * Changes what is typed for an open payout; a closed one stays.
 * @param payout as shown, also one that is not stored yet
 * @returns false when it was closed meanwhile
 * @throws KeepingFailed
 */
export const changePayout = async (payout: EngagementPayout, typed: TypedPayout): Promise<boolean> => {
  const count = await changePayouts([
    [bare(payout), (now) => (now.closed ? undefined : { ...bare(now), ...typed })],
  ]);
  return count === 1;
};

const TYPED: readonly string[] = ['day', 'amount', 'isSkipped'] satisfies (keyof TypedPayout)[];

/** Without what is typed for it. */
const bare = (payout: EngagementPayout): EngagementPayout =>
  Object.fromEntries(
    Object.entries(payout).filter(([name]) => !TYPED.includes(name)),
  ) as unknown as EngagementPayout;

/**
 * Freezes payouts; one that was closed in another tab keeps that closing.
 * @returns the number of closed payouts
 * @throws KeepingFailed
 */
export const closePayouts = (
  closings: readonly (readonly [EngagementPayout, ClosedEngagement])[],
): Promise<number> =>
  changePayouts(
    closings.map(([payout, closed]) => [payout, (now) => (now.closed ? undefined : { ...now, closed })]),
  );

/**
 * Opens a closed payout; its closing stays among the earlier ones.
 * @throws KeepingFailed
 */
export const reopenPayout = (payout: EngagementPayout): Promise<number> =>
  changePayouts([
    [payout, ({ closed, ...open }) => (closed ? { ...open, earlier: [...open.earlier, closed] } : undefined)],
  ]);
