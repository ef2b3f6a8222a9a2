import 'fake-indexeddb/auto';
import { paymentsId } from '@obracun/engine/payroll/model/month-payments.ts';
import { monthStepsId } from '@obracun/engine/payroll/model/month-steps.ts';
import { staffSettingsId } from '@obracun/engine/payroll/model/staff-settings.ts';
import { newEngagement, payoutIdOf } from '@obracun/engine/payroll/staff/engagements/engagement.ts';
import { openingId } from '@obracun/engine/payroll/staff/opening/opening-year.ts';
import { workTimeId } from '@obracun/engine/payroll/staff/work-time/work-time.ts';
import { beforeEach, expect, test } from 'vitest';
import { KEYS, unreadableHere } from '../../documents/drafts/kinds.ts';
import { fileOf, readBackupText } from '../backup/backup-file.ts';
import { importContents } from '../backup/bring-in.ts';
import { emptyDevice } from '../db/empty-device.fixture.ts';
import { everything } from '../db/removal.ts';
import { noContents } from '../db/tables.ts';
import { withDatabase } from '../db/with-database.ts';
import { changePayout, saveEngagement } from './engagements.ts';
import { saveFirm } from './firms.ts';
import { markStep } from './month-steps.ts';
import { saveOpenings } from './openings.ts';
import { saveStatuses } from './payments.ts';
import { saveStaffSettings, saveWorkDay } from './staff-records.ts';
import { firm } from './stored.fixture.ts';

/** Records of a later version: they are never overwritten, and return with a backup. */

const MONTH = { year: 2026, month: 10 };
const contract = newEngagement(firm.id, 'fbih', 'a', '2026-10-31');
const LATER = {
  ofFirm: firm.id,
  year: 'kasnije',
  months: 5,
  days: 5,
  orders: 5,
  earlier: 5,
  signer: 5,
  paid: 5,
};

const WRITERS: readonly (readonly [name: string, id: string, write: () => Promise<unknown>])[] = [
  [
    'payments of a month',
    paymentsId(firm.id, MONTH),
    () => saveStatuses([{ firm: firm.id, ...MONTH, key: 'k', before: undefined, after: { inCash: true } }]),
  ],
  ['steps of a month', monthStepsId(firm.id, MONTH), () => markStep(firm.id, MONTH, 'slips', '2026-11-05')],
  [
    'opening balances',
    openingId(firm.id, 2026, 'r1'),
    () => saveOpenings(firm.id, [{ ...MONTH, worker: 'r1', before: undefined, after: { gross: 1 } }]),
  ],
  [
    'settings of the staff',
    staffSettingsId(firm.id),
    () => saveStaffSettings(firm.id, { signer: 'Potpisnik' }),
  ],
  [
    'working time',
    workTimeId(firm.id, MONTH, 'r1'),
    () =>
      saveWorkDay({ firm: firm.id, ...MONTH }, 'r1', {
        day: '2026-10-01',
        name: 'overtime',
        before: undefined,
        after: 100,
      }),
  ],
  [
    'a payout of a contract',
    payoutIdOf(contract, MONTH),
    () =>
      changePayout(
        { id: payoutIdOf(contract, MONTH), ofFirm: firm.id, engagement: contract.id, ...MONTH, earlier: [] },
        { amount: 1 },
      ),
  ],
];

beforeEach(async () => {
  await emptyDevice();
  await saveFirm(firm, undefined);
});

const putLater = (id: string) =>
  withDatabase((db) => db.odsustva.put({ id, changed: 7, content: { ...LATER, id } }));

test.each(WRITERS)(
  'sets aside an unreadable record before it is written over: %s',
  async (_name, id, write) => {
    await putLater(id);
    expect(await withDatabase(unreadableHere)).toHaveLength(1);
    await write();
    expect((await withDatabase(everything)).odlozeno).toMatchObject([{ content: { ...LATER, id } }]);
    const file = readBackupText(fileOf(await withDatabase(everything)));
    await emptyDevice();
    await importContents('contents' in file ? file.contents : noContents, 'merge', KEYS);
    expect((await withDatabase(everything)).odlozeno).toMatchObject([{ content: { ...LATER, id } }]);
  },
);

test('does not write over an unreadable contract', async () => {
  await putLater(contract.id);
  expect(await saveEngagement(contract, undefined)).toHaveProperty('elsewhere');
  const stored = await withDatabase((db) => db.odsustva.get(contract.id));
  expect(stored?.content).toEqual({ ...LATER, id: contract.id });
});

test.each([2, 3, 4, 5, 6])('reads a backup of version %i, which has fewer tables', (verzija) => {
  const {
    uplate: _,
    nabavke: __,
    sabloni: ___,
    ...podaci
  } = {
    ...noContents,
    firme: [{ id: firm.id, changed: 1, content: firm }],
    nacrti: [{ id: 'n', kind: 'faktura', name: '', changed: 1, content: {} }],
  };
  const read = readBackupText(JSON.stringify({ program: 'obracun-plata', verzija, podaci }));
  expect('contents' in read && [read.contents.firme.length, read.contents.nabavke.length]).toEqual([1, 0]);
});
