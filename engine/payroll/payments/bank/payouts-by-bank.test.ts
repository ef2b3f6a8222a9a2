import { expect, test } from 'vitest';
import { plain, settledMonth } from '../../books/recap/settled-month.fixture.ts';
import { payoutsByBank } from './payout-lists.ts';

test('groups payouts by bank, with those without an account last, and none of zero', async () => {
  const all = { id: 'o', name: 'Zabrana', creditor: '', account: '', reference: '', amount: 127_200 };
  const lists = payoutsByBank(
    await settledMonth([
      { ...plain, account: '338-999-00000011-73' },
      { ...plain, account: '' },
      { ...plain, account: '1619990000001209' },
      { ...plain, account: '3389990000001173' },
      { ...plain, account: '9999990000001173' },
      { ...plain, deductions: [all] },
    ]),
  );
  expect(lists.map(({ prefix, bank, total, payouts }) => [prefix, bank, total, payouts.length])).toEqual([
    ['161', 'Raiffeisen banka', 127_200, 1],
    ['338', 'UniCredit banka', 254_400, 2],
    ['999', undefined, 127_200, 1],
    ['', undefined, 127_200, 1],
  ]);
});
