import type { YearMonth } from '@obracun/engine/core/days/day.ts';
import { monthCode } from '@obracun/engine/core/days/day.ts';
import { readFirm } from '@obracun/engine/payroll/model/reading/firm.ts';
import { monthId, readMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import { withOpenings } from '@obracun/engine/payroll/staff/opening/merged.ts';
import { openingMonths } from '@obracun/engine/payroll/staff/opening/opening-months.ts';
import {
  newOpeningYear,
  type OpeningMonth,
  type OpeningYear,
  openingId,
  openingPrefix,
} from '@obracun/engine/payroll/staff/opening/opening-year.ts';
import { readOpeningYear } from '@obracun/engine/payroll/staff/staff-records.ts';
import { contentKey } from '../db/content.ts';
import type { Database } from '../db/database.ts';
import type { StoredRecord } from '../db/tables.ts';
import { withDatabase } from '../db/with-database.ts';
import { noteChange } from './change-log.ts';
import { refuseLocked } from './firm-lock.ts';
import { allReadable, readableContents, setAside } from './readable-contents.ts';
import { put } from './save.ts';
import { recordsFrom } from './staff-record-ids.ts';
import { useFound } from './use-found.ts';
import { workersOf } from './workers.ts';

/** Opening balances of a firm, of all workers and years. */
export async function openingsOf(db: Database, firm: string): Promise<readonly StoredRecord<OpeningYear>[]> {
  return allReadable(await recordsFrom(db, openingPrefix(firm)).toArray(), readOpeningYear);
}

/** The same; undefined until they are read. */
export const useOpenings = (firm: string): readonly StoredRecord<OpeningYear>[] | undefined =>
  useFound(firm, openingsOf);

/**
 * Settled months of a firm, with the opening balances of the months of a span that are not closed. Everything made of earlier months
 * reads them here.
 * @param settled closed months of the span
 */
export async function withOpeningBalances(
  db: Database,
  id: string,
  settled: readonly SettledMonth[],
  { first, last }: { readonly first: YearMonth; readonly last: YearMonth },
): Promise<readonly SettledMonth[]> {
  const openings = (await openingsOf(db, id)).map(({ content }) => content);
  const firm = openings.length > 0 ? readableContents(await db.firme.get(id), readFirm)?.content : undefined;
  if (!firm) return settled;
  const workers = (await workersOf(db, id)).map(({ content }) => content);
  const [from, to] = [monthId(id, first.year, first.month), monthId(id, last.year, last.month)];
  const months = allReadable(await db.mjeseci.where('id').between(from, to, true, true).toArray(), readMonth);
  const inSpan = ({ month }: SettledMonth): boolean =>
    monthCode(month) >= monthCode(first) && monthCode(month) <= monthCode(last);
  return withOpenings(
    settled,
    openingMonths(firm, workers, openings).filter(inSpan),
    months.map(({ content }) => content).filter(({ isClosed }) => isClosed),
  );
}

/** A month of a worker in an opening balance, before and after a change; undefined: without it. */
export interface OpeningChange extends YearMonth {
  readonly worker: string;
  readonly before: OpeningMonth | undefined;
  readonly after: OpeningMonth | undefined;
}

/**
 * Writes months of opening balances atomically; other months stay.
 * @returns false, with nothing written, when one of them was changed in another tab
 * @throws KeepingFailed
 */
export const saveOpenings = (firm: string, changes: readonly OpeningChange[]): Promise<boolean> =>
  withDatabase((db) =>
    db.transaction('rw', db.odsustva, db.odlozeno, db.firme, async () => {
      await refuseLocked(db, firm);
      const years = new Map<
        string,
        { readonly there: StoredRecord | undefined; readonly now: OpeningYear }
      >();
      for (const { worker, year, month, before, after } of changes) {
        const id = openingId(firm, year, worker);
        const { there, now } = years.get(id) ?? (await yearNow(db, firm, year, worker));
        if (contentKey(now.months[month] ?? null) !== contentKey(before ?? null)) return false;
        const { [month]: _, ...others } = now.months;
        const months = after === undefined ? others : { ...others, [month]: after };
        years.set(id, { there, now: { ...now, months } });
      }
      for (const { there, now } of years.values())
        if (Object.keys(now.months).length > 0) await put(db.odsustva, now, there);
        else await db.odsustva.delete(now.id);
      if (years.size > 0) await noteChange(db, firm, { action: 'openings' });
      return true;
    }),
  );

async function yearNow(db: Database, firm: string, year: number, worker: string) {
  const there = await db.odsustva.get(openingId(firm, year, worker));
  const now = readableContents(there, readOpeningYear)?.content;
  if (there && !now) await setAside(db, there, 'stanja iz ranijeg programa');
  return { there, now: now ?? newOpeningYear(firm, year, worker) };
}

/**
 * Writes imported months of opening balances.
 * @returns the undo, which keeps months changed since and returns their number; undefined when one was changed in another tab
 * @throws KeepingFailed
 */
export async function bringOpenings(
  firm: string,
  changes: readonly OpeningChange[],
): Promise<(() => Promise<number>) | undefined> {
  if (!(await saveOpenings(firm, changes))) return undefined;
  return async () => {
    let staying = 0;
    for (const { before, after, ...of } of changes)
      if (!(await saveOpenings(firm, [{ ...of, before: after, after: before }]))) staying += 1;
    return staying;
  };
}
