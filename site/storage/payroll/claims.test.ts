import 'fake-indexeddb/auto';
import type { Refund } from '@obracun/engine/payroll/model/refund.ts';
import type { ClaimStatus } from '@obracun/engine/payroll/payments/refunds/claims.ts';
import { beforeEach, expect, test } from 'vitest';
import { fileOf, readBackupText } from '../backup/backup-file.ts';
import { importContents } from '../backup/bring-in.ts';
import { emptyDevice } from '../db/empty-device.fixture.ts';
import { everything, putBack, remove } from '../db/removal.ts';
import { noContents } from '../db/tables.ts';
import { withDatabase } from '../db/with-database.ts';
import { claimsIn, saveClaimStatus } from './claims.ts';
import { closing } from './closing.fixture.ts';
import { closeMonth, reopenMonth } from './closing.ts';
import { saveFirm, storedOf } from './firms.ts';
import { firm, of, worker } from './stored.fixture.ts';
import { saveWorker } from './workers.ts';

const TODAY = '2026-12-01';
const [wage] = closing.settled.wages;
if (!wage) throw new Error('no wage');

const refund: Refund = {
  absence: 'o1',
  kind: 'illness',
  from: '2026-10-15',
  to: '2026-10-31',
  leaveFrom: '2026-09-15',
  hours: 9600,
  base: { amount: 130_000, hours: 17_600, months: 6 },
  share: 700_000,
  gross: 80_000,
  net: 50_000,
  on: 0,
  repays: 'net',
  claim: 50_000,
};

const closingWith = (refunds: readonly Refund[]) => ({
  ...closing,
  settled: { ...closing.settled, wages: [{ ...wage, refunds }] },
});

const knownNow = () =>
  withDatabase(async (db) => ({
    month: (await db.mjeseci.get(`${of.firm}:2026-10`))?.changed,
    firm: (await db.firme.get(firm.id))?.changed,
    workers: new Map((await db.radnici.toArray()).map(({ id, changed }) => [id, changed])),
  }));

const close = async (refunds: readonly Refund[]) => closeMonth(closingWith(refunds), await knownNow());
const claims = (id: string = firm.id) => withDatabase((db) => claimsIn(db, id));
const ID = `${of.firm}:2026-10/${worker.id}/illness`;
const status = (own: Partial<ClaimStatus> = {}): ClaimStatus => ({ id: ID, firm: firm.id, note: '', ...own });
const movement = () => withDatabase(async (db) => (await db.potrazivanja.get(ID))?.changed);

beforeEach(async () => {
  await emptyDevice();
  await saveFirm(firm, undefined);
  await saveWorker(worker, undefined);
});

test('finds the claims of closed months alone, of one firm and of all', async () => {
  expect((await claims()).claims).toEqual([]);
  expect(await close([refund])).toHaveProperty('stored');
  expect((await claims()).claims.map(({ id, amount }) => [id, amount])).toEqual([[ID, 50_000]]);
  expect((await claims('')).claims).toHaveLength(1);
  expect((await claims('another')).claims).toEqual([]);
});

test('follows a correction of the month, and keeps what was recorded', async () => {
  await close([refund]);
  await saveClaimStatus(status({ submitted: '2026-11-20' }), undefined, TODAY);
  await reopenMonth(of, { on: TODAY, reason: 'ispravka' });
  const open = await claims();
  expect(open.claims).toEqual([]);
  expect(open.orphans.map(({ id }) => id)).toEqual([ID]);
  await close([{ ...refund, claim: 60_000 }]);
  const { claims: found, statuses, orphans } = await claims();
  expect(found.map(({ amount }) => amount)).toEqual([60_000]);
  expect([statuses.get(ID)?.content.submitted, orphans]).toEqual(['2026-11-20', []]);
});

test('saves a status unless another tab changed it, and removes an empty one', async () => {
  await close([refund]);
  expect(await saveClaimStatus(status({ submitted: '2026-11-20' }), undefined, TODAY)).toHaveProperty(
    'stored',
  );
  const known = await movement();
  expect(await saveClaimStatus(status({ note: 'druga kartica' }), undefined, TODAY)).toHaveProperty(
    'elsewhere',
  );
  expect(await saveClaimStatus(status({ paid: '2026-11-30' }), known, TODAY)).toHaveProperty('stored');
  expect(await saveClaimStatus(status(), await movement(), TODAY)).toHaveProperty('stored.changed', 0);
  expect((await claims()).statuses.size).toBe(0);
});

test('refuses a status that cannot be, or of a month that is open again', async () => {
  await close([refund]);
  expect(await saveClaimStatus(status({ submitted: '2027-01-01' }), undefined, TODAY)).toEqual({
    refused: expect.stringContaining('još nije došao'),
  });
  await reopenMonth(of, { on: TODAY, reason: '' });
  expect(await saveClaimStatus(status({ submitted: '2026-11-20' }), undefined, TODAY)).toEqual({
    refused: expect.stringContaining('Zaključite njegov mjesec'),
  });
});

test('is removed and restored with its firm, and carried by a backup', async () => {
  await close([refund]);
  await saveClaimStatus(status({ submitted: '2026-11-20' }), undefined, TODAY);
  const text = fileOf(await withDatabase(everything));
  const taken = await remove(await withDatabase((db) => storedOf(db, firm.id)));
  expect(taken.potrazivanja).toHaveLength(1);
  expect(await withDatabase(everything)).toEqual(noContents);
  await putBack(taken);
  expect((await claims()).statuses.size).toBe(1);
  await emptyDevice();
  const read = readBackupText(text);
  if (!('contents' in read)) throw new Error('not read');
  await importContents(read.contents, 'merge', {});
  const { claims: found, statuses } = await claims();
  expect([found.length, statuses.get(ID)?.content.submitted]).toEqual([1, '2026-11-20']);
});
