import { monthId, monthOfId } from '@obracun/engine/payroll/model/reading/month.ts';
import {
  newStaffSettings,
  type StaffSettings,
  staffSettingsId,
} from '@obracun/engine/payroll/model/staff-settings.ts';
import { type LeaveYear, leavePrefix } from '@obracun/engine/payroll/staff/leave/leave-year.ts';
import {
  readLeaveYear,
  readStaffSettings,
  readWorkTime,
} from '@obracun/engine/payroll/staff/staff-records.ts';
import {
  newWorkTime,
  type WorkDayEntry,
  type WorkTimeMonth,
  workTimeId,
  workTimeMonthPrefix,
} from '@obracun/engine/payroll/staff/work-time/work-time.ts';
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
import { namedWorker } from './workers.ts';

async function leavesOf(db: Database, firm: string): Promise<readonly StoredRecord<LeaveYear>[]> {
  return allReadable(await recordsFrom(db, leavePrefix(firm)).toArray(), readLeaveYear);
}

/** The leaves of a firm's workers, of all years; undefined until they are read. */
export const useLeaves = (firm: string): readonly StoredRecord<LeaveYear>[] | undefined =>
  useFound(firm, leavesOf);

/**
 * Saves a leave of a year, unless another tab changed it.
 * @param known the moment of the edited version; undefined for a new one
 * @throws KeepingFailed
 */
export const saveLeave = (leave: LeaveYear, known: number | undefined): Promise<Saved<LeaveYear>> =>
  withDatabase((db) =>
    db.transaction('rw', db.odsustva, db.firme, db.radnici, async () => {
      await refuseLocked(db, leave.ofFirm);
      const saved = await saveUnlessChanged(db.odsustva, leave, known);
      if ('stored' in saved)
        await noteChange(db, leave.ofFirm, { action: 'leave', ...(await namedWorker(db, leave.worker)) });
      return saved;
    }),
  );

async function settingsOf(db: Database, firm: string): Promise<StoredRecord<StaffSettings> | null> {
  return readableContents(await db.odsustva.get(staffSettingsId(firm)), readStaffSettings) ?? null;
}

/** Texts and times typed once for a firm: null while none are typed, undefined until they are read. */
export const useStaffSettings = (firm: string): StoredRecord<StaffSettings> | null | undefined =>
  useFound(firm, settingsOf);

/**
 * Changes some of the settings; others, typed in another tab, stay.
 * @throws KeepingFailed
 */
export const saveStaffSettings = (firm: string, part: Partial<StaffSettings>): Promise<unknown> =>
  withDatabase((db) =>
    db.transaction('rw', db.odsustva, db.odlozeno, db.firme, async () => {
      await refuseLocked(db, firm);
      const there = await db.odsustva.get(staffSettingsId(firm));
      const now = readableContents(there, readStaffSettings)?.content;
      if (there && !now) await setAside(db, there, 'podaci evidencija');
      await put(db.odsustva, { ...(now ?? newStaffSettings(firm)), ...part }, there);
    }),
  );

async function workTimesOf(db: Database, id: string): Promise<ReadonlyMap<string, WorkTimeMonth>> {
  const { firm, ...month } = monthOfId(id);
  const stored = allReadable(await recordsFrom(db, workTimeMonthPrefix(firm, month)).toArray(), readWorkTime);
  return new Map(stored.map(({ content }) => [content.worker, content]));
}

/** Corrections of a month by worker; undefined until they are read. */
export const useWorkTimes = ({ firm, year, month }: MonthOf) =>
  useFound(monthId(firm, year, month), workTimesOf);

/** A correction of one value of a day; undefined restores the schedule. */
export interface DayChange<N extends keyof WorkDayEntry = keyof WorkDayEntry> {
  readonly day: string;
  readonly name: N;
  /** As shown before the change. */
  readonly before: WorkDayEntry[N];
  readonly after: WorkDayEntry[N];
}

/**
 * Corrects one value of a worker's day; other values and days, changed in another tab, stay.
 * @returns false, with nothing written, when that value was changed in another tab
 * @throws KeepingFailed
 */
export const saveWorkDay = (of: MonthOf, worker: string, change: DayChange): Promise<boolean> =>
  changeWorkTime(of, worker, (days) => {
    const { day, name, before, after } = change;
    const { [name]: there, ...others } = days[day] ?? {};
    if (there !== before && there !== after) return undefined;
    return withDay(days, day, after === undefined ? others : { ...others, [name]: after });
  });

/**
 * Removes all corrections of a day.
 * @throws KeepingFailed
 */
export const restoreWorkDay = (of: MonthOf, worker: string, day: string): Promise<boolean> =>
  changeWorkTime(of, worker, (days) => withDay(days, day, {}));

type Corrections = WorkTimeMonth['days'];

function withDay(days: Corrections, day: string, entry: WorkDayEntry): Corrections {
  const { [day]: _, ...others } = days;
  return Object.keys(entry).length === 0 ? others : { ...others, [day]: entry };
}

const changeWorkTime = (
  { firm, ...month }: MonthOf,
  worker: string,
  change: (days: Corrections) => Corrections | undefined,
): Promise<boolean> =>
  withDatabase((db) =>
    db.transaction('rw', db.odsustva, db.odlozeno, db.firme, async () => {
      await refuseLocked(db, firm);
      const there = await db.odsustva.get(workTimeId(firm, month, worker));
      const read = readableContents(there, readWorkTime)?.content;
      if (there && !read) await setAside(db, there, 'evidencija radnog vremena');
      const now = read ?? newWorkTime(firm, month, worker);
      const days = change(now.days);
      if (days === undefined) return false;
      await put(db.odsustva, { ...now, days }, there);
      await noteChange(db, firm, { action: 'workTime', ofMonth: month });
      return true;
    }),
  );
