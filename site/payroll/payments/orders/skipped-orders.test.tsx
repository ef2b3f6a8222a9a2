import type { SkippedOrder } from '@obracun/engine/payroll/model/order.ts';
import { orderSheets } from '@obracun/engine/payroll/payments/orders/orders-sheet.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SkippedOrders } from './skipped-orders.tsx';

const OF_MONTH: SkippedOrder = {
  purpose: 'Obustave u mjesecu, Prvi Radnik',
  payee: '',
  amount: 5000,
  reason: 'Račun nije upisan: uplatiti ručno.',
  obligation: 'deduction',
};
const ZERO: SkippedOrder = {
  purpose: 'Porez 10/2026',
  payee: 'Budžet',
  amount: 0,
  reason: 'Iznos je 0,00 KM: nema šta uplatiti.',
  obligation: 'tax',
};

test('names a deduction of the month by its column, and keeps the script of the name only', () => {
  expect(renderToStaticMarkup(<SkippedOrders skipped={[OF_MONTH]} />)).toContain(
    'Obustave u mjesecu, <span translate="no">Prvi Radnik</span>',
  );
});

test('has no order for zero, and no note to pay it', () => {
  const drawn = renderToStaticMarkup(<SkippedOrders skipped={[OF_MONTH, ZERO]} />);
  expect(drawn).toContain('Bez naloga (1): uplatiti ručno');
  expect(drawn).toContain('Bez naloga: Porez 10/2026, Budžet. Iznos je 0,00 KM');
  const alone = renderToStaticMarkup(<SkippedOrders skipped={[ZERO]} />);
  expect(alone).toContain('nema šta uplatiti');
  expect(alone).not.toContain('ručno');
});

test('says a reason once, with the sum and each of its orders', () => {
  const of = (purpose: string, amount: number): SkippedOrder => ({
    purpose,
    payee: 'Budžet',
    amount,
    reason: 'Upišite općinu firme.',
  });
  const drawn = renderToStaticMarkup(
    <SkippedOrders skipped={[of('PIO', 1000), OF_MONTH, of('Porez', 234)]} />,
  );
  expect(drawn.match(/Upišite općinu firme/g)).toHaveLength(1);
  expect(drawn).toContain('2 naloga čekaju');
  for (const amount of ['10,00', '2,34', '12,34']) expect(drawn).toContain(`>${amount}<`);
  expect(drawn.indexOf('općinu firme')).toBeLessThan(drawn.indexOf('Obustave u mjesecu'));
});

test('lists only debts on the sheet of payments by hand', () => {
  const names = (skipped: readonly SkippedOrder[]) => orderSheets([], skipped).map(({ name }) => name);
  expect(names([ZERO])).toEqual(['Nalozi']);
  expect(names([ZERO, OF_MONTH])).toEqual(['Nalozi', 'Uplatiti ručno']);
});
