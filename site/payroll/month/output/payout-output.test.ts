import { federalFirm, federalStaff, settledOf } from '@obracun/engine/payroll/forms/settled.fixture.ts';
import type { Payout } from '@obracun/engine/payroll/model/payout.ts';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { OrdersJob } from '../../papers/slips/slip-messages.ts';
import { filesOfBank } from '../../payments/orders/bank-choice.ts';
import { payoutFiles } from '../../payments/orders/payout-files.ts';
import { orderPapers } from '../../payments/print/order-paper.ts';
import { allInOne, zipName } from '../../shell/month-output/take-all.ts';
import { outputOf } from './output.ts';
import { outputOfPayout } from './payout-output.ts';

/** A fake worker that draws orders on this thread. */
class Drawing extends EventTarget {
  async postMessage({ firm, orders }: OrdersJob): Promise<void> {
    const file = await (await orderPapers(firm, orders)).arrayBuffer();
    for (const data of [{ kind: 'file', at: 0, file }, { kind: 'finished' }])
      this.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate(): void {}
}

beforeAll(() => void vi.stubGlobal('Worker', Drawing));
afterAll(() => void vi.unstubAllGlobals());

const payouts: Record<string, Payout> = {
  a: { kind: 'advance', day: '2026-10-15', amount: 40_000, workers: ['r1'] },
  b: { kind: 'bonus', day: '2026-11-20', amount: 50_000, workers: ['r1', 'r2'] },
};
const TODAY = '2026-10-14';
const output = await outputOf(await settledOf(federalFirm, federalStaff, {}, { payouts }), undefined, TODAY);

test('has the orders, lists and specifications of one payout only', () => {
  const { ordered, papers, forms } = outputOfPayout(output, 'b');
  expect(new Set(ordered.orders.map(({ day }) => day))).toEqual(new Set(['2026-11-20']));
  expect(ordered.orders.filter(({ obligation }) => obligation === 'payout')).toHaveLength(2);
  expect(papers.specifications).toHaveLength(1);
  expect(forms.map(({ name }) => name)).toEqual(['obrazac-2001_isplata-3_a.csv']);
  expect(papers.orders[0]?.rows).toHaveLength(ordered.orders.length + 2);
});

test('adds up to the whole month over all payouts', () => {
  const orders = ['a', 'main', 'b'].flatMap((id) => outputOfPayout(output, id).ordered.orders);
  expect(orders).toEqual(output.ordered.orders);
});

test('names files by payout, and makes a bank file for each day', () => {
  expect(payoutFiles(output).map(({ name }) => name)).toContain('isplate-unicredit_isplata-1_2026-10.xlsx');
  const names = filesOfBank('tkdis-unicredit', output).map(({ name, file }) => [name, file.problems.length]);
  expect(names).toEqual([
    ['nalozi-tkdis-unicredit_isplata-1.txt', 0],
    ['nalozi-tkdis-unicredit_isplata-2.txt', 0],
    ['nalozi-tkdis-unicredit_isplata-3.txt', 0],
  ]);
  const later = filesOfBank('tkdis-unicredit', { ...output, today: '2026-11-01' }).map(({ name }) => name);
  expect(later).toEqual(['nalozi-tkdis-unicredit_isplata-2.txt', 'nalozi-tkdis-unicredit_isplata-3.txt']);
});

test('packs one payout into a ZIP of its own, without slips', async () => {
  const part = outputOfPayout(output, 'b');
  expect(zipName(part)).toMatch(/^plate_2026-10_isplata-3_/);
  const zip = await allInOne(
    { output: part, formatOf: () => 'tkdis-halcom', password: '' },
    () => undefined,
    new AbortController().signal,
  );
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  const names = Object.keys(files);
  expect(names).toContain('nalozi-tkdis-halcom_isplata-3.txt');
  expect(names).toContain('obrazac-2001_isplata-3_a.csv');
  expect(names.filter((name) => /platne-liste|rekapitulacija|rokovi|\.xml$/.test(name))).toEqual([]);
  expect(strFromU8(files['nalozi_2026-10_isplata-3.csv'] ?? new Uint8Array())).not.toContain('6. 11. 2026.');
});
