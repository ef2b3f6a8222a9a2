import 'fake-indexeddb/auto';
import type { MyPayslip } from '@obracun/engine/payroll/papers/payslip/my-payslip.ts';
import { beforeEach, expect, test } from 'vitest';
import { differencesOf } from '../../calculator/saved-results/differences.ts';
import {
  keepResult,
  MOST_STORED,
  savePayslip,
  storedResults,
  unreadableResults,
} from '../../calculator/saved-results/keep-result.ts';
import { result } from '../../calculator/saved-results/result.fixture.ts';
import { fileOf, readBackupText } from '../../storage/backup/backup-file.ts';
import { importContents } from '../../storage/backup/bring-in.ts';
import { emptyDevice } from '../../storage/db/empty-device.fixture.ts';
import { everything } from '../../storage/db/removal.ts';
import { withDatabase } from '../../storage/db/with-database.ts';
import { resultOfPayslip, savedPayslips } from './stored-payslip.ts';

const nothing = { withheld: 0, pension: 0, health: 0, other: 0, tax: 0, solidarity: 0, levies: 0 };
const payslip = (month: number, paid = 150_000): MyPayslip => ({
  entity: 'rs',
  year: 2026,
  month,
  gross: 236_715,
  received: 0,
  parts: { ...nothing, paid, pension: 46_160 },
});

beforeEach(emptyDevice);

const saved = () => withDatabase(savedPayslips);

test('saves a payslip once, whichever tab opens it', async () => {
  const content = resultOfPayslip(payslip(10));
  await Promise.all([savePayslip(content), savePayslip(content), savePayslip(resultOfPayslip(payslip(11)))]);
  expect((await saved()).map(({ payslip: one }) => one)).toEqual([payslip(11), payslip(10)]);
});

test('takes no place among calculations, which replace none', async () => {
  await savePayslip(resultOfPayslip(payslip(1)));
  for (let at = 0; at <= MOST_STORED; at += 1) await keepResult(result({ name: `${at}` }));
  expect(await saved()).toHaveLength(1);
  expect(await withDatabase(storedResults)).toHaveLength(MOST_STORED);
  expect(await withDatabase(unreadableResults)).toEqual([]);
});

test('neither shows nor overwrites what it cannot read', async () => {
  const newer = { id: 'x', changed: 1, content: { ...resultOfPayslip(payslip(10)), link: 'nov oblik' } };
  await withDatabase((db) => db.obracuni.add(newer));
  await savePayslip(resultOfPayslip(payslip(10)));
  expect(await saved()).toHaveLength(1);
  expect((await withDatabase(everything)).obracuni).toContainEqual(newer);
});

test('is in the copy, and brought in once', async () => {
  await savePayslip(resultOfPayslip(payslip(10)));
  const read = readBackupText(fileOf(await withDatabase(everything)));
  if (!('contents' in read)) throw new Error('unreadable');
  await importContents(read.contents, 'merge', {});
  expect(await saved()).toHaveLength(1);
  await emptyDevice();
  await importContents(read.contents, 'merge', {});
  expect((await saved()).map(({ payslip: one }) => one)).toEqual([payslip(10)]);
});

test('compares two months row by row', () => {
  const sections = differencesOf(resultOfPayslip(payslip(9)), resultOfPayslip(payslip(10, 149_000)));
  expect(sections).toMatchObject([
    {
      title: 'Vaša plata',
      differences: [{ label: 'Vama', before: '1.500,00', after: '1.490,00', change: '−10,00' }],
    },
  ]);
});
