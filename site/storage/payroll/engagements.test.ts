import 'fake-indexeddb/auto';
import { newEngagement, payoutIdOf } from '@obracun/engine/payroll/staff/engagements/engagement.ts';
import { readEngagementPayout } from '@obracun/engine/payroll/staff/engagements/read-engagements.ts';
import type {
  ClosedEngagement,
  EngagementPayout,
} from '@obracun/engine/payroll/staff/engagements/settled.ts';
import { beforeEach, expect, test } from 'vitest';
import { unreadableHere } from '../../documents/drafts/kinds.ts';
import { fileOf, readBackupText } from '../backup/backup-file.ts';
import { emptyDevice } from '../db/empty-device.fixture.ts';
import { everything, putBack, remove } from '../db/removal.ts';
import { withDatabase } from '../db/with-database.ts';
import { changePayout, closePayouts, reopenPayout, saveEngagement } from './engagements.ts';
import { saveFirm, storedOf } from './firms.ts';
import { firm } from './stored.fixture.ts';

const engagement = { ...newEngagement(firm.id, 'fbih', 'a', '2026-10-31'), amount: 100_000 };
const month = { year: 2026, month: 10 };
const empty: EngagementPayout = {
  id: payoutIdOf(engagement, month),
  ofFirm: firm.id,
  engagement: engagement.id,
  ...month,
  earlier: [],
};
const closed: ClosedEngagement = {
  closedOn: '2026-10-31',
  settled: {
    engagement,
    terms: { ...month, day: '2026-10-31', amount: 100_000 },
    call: '/fbih/ugovor-djelu/',
    request: { bruto: 1000 },
    figures: {
      gross: 100_000,
      costs: 20_000,
      withheld: 3200,
      tax: 7680,
      net: 89_120,
      on: 4800,
      water: 446,
      disaster: 446,
      cost: 105_692,
    },
    lines: [],
    law: [],
    dues: [],
  },
  orders: [],
  skipped: [],
  accounts: {},
};

const stored = async () =>
  readEngagementPayout(await withDatabase(async (db) => (await db.odsustva.get(empty.id))?.content));

beforeEach(async () => {
  await emptyDevice();
  await saveFirm(firm, undefined);
  await saveEngagement(engagement, undefined);
});

test('is readable, removed with its firm, restored, and part of every backup', async () => {
  await closePayouts([[empty, closed]]);
  expect(await withDatabase(unreadableHere)).toEqual([]);
  const before = (await withDatabase(everything)).odsustva;
  expect(before.map(({ id }) => id)).toEqual(expect.arrayContaining([engagement.id, empty.id]));
  const read = readBackupText(fileOf(await withDatabase(everything)));
  expect('contents' in read && read.contents.odsustva).toEqual(before);
  const taken = await remove(await withDatabase((db) => storedOf(db, firm.id)));
  expect((await withDatabase(everything)).odsustva).toEqual([]);
  await putBack(taken);
  expect((await withDatabase(everything)).odsustva).toEqual(before);
});

test('keeps the closing of another tab, and what is typed before it', async () => {
  expect(await changePayout(empty, { day: '2026-10-15' })).toBe(true);
  expect(await closePayouts([[empty, closed]])).toBe(1);
  expect(await closePayouts([[empty, { ...closed, closedOn: '2026-11-01' }]])).toBe(0);
  expect(await changePayout(empty, { amount: 1 })).toBe(false);
  expect(await stored()).toEqual({ ...empty, day: '2026-10-15', closed });
});

test('keeps a closing among the earlier ones when the payout is opened again', async () => {
  await closePayouts([[empty, closed]]);
  await reopenPayout(empty);
  expect(await stored()).toEqual({ ...empty, earlier: [closed] });
  await closePayouts([[empty, { ...closed, closedOn: '2026-11-01' }]]);
  await reopenPayout(empty);
  expect((await stored())?.earlier.map(({ closedOn }) => closedOn)).toEqual(['2026-10-31', '2026-11-01']);
});

test('restores the agreed amount when the typed one is removed', async () => {
  await changePayout(empty, { amount: 5, isSkipped: true });
  await changePayout(empty, {});
  expect(await stored()).toEqual(empty);
});
