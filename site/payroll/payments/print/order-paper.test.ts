import { payOrder, pensionOrder } from '@obracun/engine/payroll/payments/bank/orders.fixture.ts';
import { orderCode } from '@obracun/engine/payroll/payments/orders/order-code.ts';
import { firmOf } from '@obracun/engine/payroll/staff.fixture.ts';
import { expect, test } from 'vitest';
import { flowing, readPdf, scanCode } from '../../../documents/pdf/read-pdf.fixture.ts';
import { mm } from '../../../documents/pdf/styles.ts';
import { orderPapers } from './order-paper.ts';

const read = async (orders: Parameters<typeof orderPapers>[1]) => {
  const { pages, rightmost } = await readPdf(await orderPapers(firmOf(), orders));
  return { pages: pages.map(flowing), rightmost };
};

test('prints three orders on a page, with every field of public revenue', async () => {
  const { pages } = await read([pensionOrder, payOrder, pensionOrder, payOrder]);
  expect(pages).toHaveLength(2);
  expect(pages[0]?.match(/podaci za nalog/g)).toHaveLength(3);
  for (const value of ['102-050-00001066-98', '1.542,28', '712112', '5102001', '0000000010', '1. 10. 2026.'])
    expect(pages[0]).toContain(value);
});

test('omits the block of public revenue in a transfer', async () => {
  const { pages } = await read([payOrder]);
  expect(pages[0]).toContain('Radnik Treći, Zenica');
  expect(pages[0]).not.toContain('Vrsta prihoda');
});

test('keeps endless names on the sheet', async () => {
  const caps = 'W'.repeat(300);
  const { rightmost } = await read([{ ...payOrder, payer: caps, payee: caps, purpose: caps }]);
  expect(rightmost).toBeLessThanOrEqual(mm(210));
});

test.each([
  ['public revenue', pensionOrder],
  ['a transfer', payOrder],
])('prints a code of %s that is readable at 150 dpi', async (_, order) => {
  const paper = await orderPapers(firmOf(), [order]);
  expect(await scanCode(paper, 150)).toBe(orderCode(firmOf(), order)?.text);
});
