import type { Day, YearMonth } from '@obracun/engine/core/days/day.ts';
import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import { isChangeId } from '@obracun/engine/payroll/model/change-entry.ts';
import { monthId, monthOfId } from '@obracun/engine/payroll/model/reading/month.ts';
import { dayAt } from '../../../platform/clock.ts';
import { contentKey } from '../../../storage/db/content.ts';
import type { Database } from '../../../storage/db/database.ts';
import type { ChosenStored } from '../../../storage/db/removal.ts';
import { type StoredRecord, stamp } from '../../../storage/db/tables.ts';
import { withDatabase } from '../../../storage/db/with-database.ts';
import { storedOf } from '../../../storage/payroll/firms.ts';
import { sampleAbsences } from './sample-absences.ts';
import { sampleEngagements } from './sample-engagements.ts';
import { closedOfSample, SAMPLE_FIRMS, sampleMonths, sampleWorkers } from './sample-firms.ts';
import { sampleRecords } from './sample-records.ts';

/** Whether the sample is stored, and whether it was changed. */
export type SampleState = 'none' | 'untouched' | 'changed';

const wholes = (of: YearMonth, today: Day) => ({
  firme: SAMPLE_FIRMS,
  radnici: sampleWorkers(of),
  mjeseci: sampleMonths(of, today),
  odsustva: [...sampleAbsences(of), ...sampleRecords(of), ...sampleEngagements(of)],
});

/** Adds the sample with one of its months; existing parts stay. @throws KeepingFailed */
export const bringSample = (of: YearMonth, today: Day): Promise<void> =>
  withDatabase((db) =>
    db.transaction('rw', [db.firme, db.radnici, db.mjeseci, db.odsustva], async () => {
      for (const [table, things] of Object.entries(wholes(of, today))) {
        const there = new Set(await db.table(table).toCollection().primaryKeys());
        for (const content of things)
          if (!there.has(content.id))
            await db.table(table).add({ id: content.id, changed: stamp(), content });
      }
    }),
  );

/** All records of the sample firms, by table, for removal. */
export async function sampleStored(db: Database): Promise<ChosenStored> {
  const all = await Promise.all(SAMPLE_FIRMS.map(({ id }) => storedOf(db, id)));
  const join = (table: 'firme' | 'radnici' | 'mjeseci' | 'zakljucci' | 'odsustva' | 'potrazivanja') =>
    all.flatMap((one) => one[table]);
  return {
    firme: join('firme'),
    radnici: join('radnici'),
    mjeseci: join('mjeseci'),
    zakljucci: join('zakljucci'),
    odsustva: join('odsustva'),
    potrazivanja: join('potrazivanja'),
  };
}

/** The identities of the months that are closed with the sample. */
const closedBefore = ({ id }: StoredRecord): readonly string[] =>
  SAMPLE_FIRMS.flatMap(({ id: firm }) =>
    closedOfSample(firm, monthOfId(id)).map(({ year, month }) => monthId(firm, year, month)),
  );

/** Closing a month reduces debts: what remains of them is no change. */
const apartFromDebts = (content: unknown): unknown =>
  isJsonObject(content) && Array.isArray(content.deductions)
    ? { ...content, deductions: content.deductions.map((one) => ({ ...one, remaining: undefined })) }
    : content;

/** State of the sample: unchanged while it equals what was added, with nothing more. */
export async function sampleState(db: Database): Promise<SampleState> {
  const here = await db.firme.bulkGet(SAMPLE_FIRMS.map(({ id }) => id));
  if (here.every((one) => one === undefined)) return 'none';
  const { zakljucci = [], mjeseci = [], ...rest } = await sampleStored(db);
  const stored = {
    ...rest,
    mjeseci: mjeseci.filter((id) => !zakljucci.includes(id)),
    // The journal of the closing that comes with the sample.
    odsustva: rest.odsustva?.filter((id) => !isChangeId(id)),
  };
  const first = await db.mjeseci.get(stored.mjeseci[0] ?? '');
  const brought = first && wholes(monthOfId(first.id), dayAt(new Date(first.changed)));
  if (!first || !brought) return 'changed';
  const isOwn =
    zakljucci.every((id) => closedBefore(first).includes(id)) && stored.potrazivanja?.length === 0;
  if (!isOwn) return 'changed';
  for (const [table, things] of Object.entries(brought)) {
    const rows = await db.table(table).bulkGet([...(stored[table as keyof typeof stored] ?? [])]);
    const textOf = (all: readonly unknown[]) => all.map(apartFromDebts).map(contentKey).toSorted().join();
    if (textOf(rows.map((row) => row?.content)) !== textOf(things)) return 'changed';
  }
  return 'untouched';
}
