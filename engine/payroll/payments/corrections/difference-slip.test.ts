import { expect, test } from 'vitest';
import type { Table } from '../../../documents/blocks.ts';
import type { ClosedMonth } from '../../model/wage.ts';
import { gross } from '../../month/calculate/settled-wage.fixture.ts';
import { CENTAR, settled } from '../orders/ordered.fixture.ts';
import { ordersOf } from '../orders/orders.ts';
import { changedPairs } from './difference.ts';
import { differenceSlip } from './difference-slip.ts';

async function october(amount: number): Promise<ClosedMonth> {
  const month = await settled({}, [{ municipality: CENTAR, agreed: gross(amount) }]);
  const named = { id: 'f1:2026-10', firm: 'f1', year: 2026, month: 10, closedOn: '2026-11-05', law: '' };
  return { ...named, settled: month, ...ordersOf(month), forms: [], repaid: {} };
}

test('shows each line before, after and as a difference when a month is corrected, with days and reason', async () => {
  const before = { ...(await october(200_000)), reopened: { on: '2026-12-01', reason: 'nova cijena rada' } };
  const after = { ...(await october(210_000)), closedOn: '2026-12-02' };
  const [pair] = changedPairs(before.settled, after.settled);
  if (!pair) throw new Error('no difference');
  const slip = differenceSlip(before, after, pair);
  expect(slip.fileName).toBe('razlika_2026-10_Radnik-Prvi');
  const { rows } = slip.blocks.find((block): block is Table => block.kind === 'table') ?? { rows: [] };
  const written = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.text)));
  expect(written).toContainEqual(['Bruto', '2.000,00', '2.100,00', '100,00']);
  expect(written).toContainEqual(['Porez', '108,00', '114,90', '6,90']);
  expect(written).toContainEqual(['Za isplatu', '1.272,00', '1.334,10', '62,10']);
  const text = JSON.stringify(slip.blocks);
  for (const message of ['Razlika plaće za 10/2026', '5. 11. 2026.', '2. 12. 2026.', 'nova cijena rada'])
    expect(text).toContain(message);
});
