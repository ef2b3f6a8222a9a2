import { expect, test } from 'vitest';
import { federalFirm, federalStaff, settledOf } from '../settled.fixture.ts';
import { workerYears } from '../year.ts';
import { gip1022 } from './gip-1022.ts';
import { mip1023 } from './mip-1023.ts';
import { olp1021 } from './olp-1021.ts';

test('the kind of payout typed for a month stands in MIP, GIP and OLP, the usual one for others', async () => {
  const month = await settledOf(federalFirm, federalStaff, { r2: { entries: {}, payoutKind: '10' } });
  const kindsIn = (xml: string | undefined) =>
    [...(xml ?? '').matchAll(/<VrstaIsplate>(\d+)</g)].map(([, kind]) => kind);
  expect(kindsIn(mip1023(month, '2026-11-06').xml)).toEqual(['1', '10', '1']);
  expect(kindsIn(gip1022(federalFirm, [month], 2026, '2027-01-15').xml)).toEqual(['1', '10', '1']);
  const records = workerYears([month], 2026).map((one) => JSON.stringify(olp1021(federalFirm, one, 2026)));
  expect(records.map((text) => text.includes('"10"'))).toEqual([false, true, false]);
});
