import { payOrder, pensionOrder } from '@obracun/engine/payroll/payments/bank/orders.fixture.ts';
import { firmOf } from '@obracun/engine/payroll/staff.fixture.ts';
import { expect, test, vi } from 'vitest';
import { flowing, readPdf } from '../../../documents/pdf/read-pdf.fixture.ts';
import { deviceWith } from '../../../storage/storage.fixture.ts';
import { formPapers, gridTexts, testPaper } from './form-papers.ts';
import { keepOffset, millimetres, storedOffset } from './paper-offset.ts';

const NOWHERE = { right: 0, down: 0 };
const firm = firmOf({ address: 'Ulica Bez Imena 1', phone: '' });
const placed = (order: typeof payOrder) =>
  gridTexts(firm, order).map(({ line, column, text }) => [line, column, text]);

test('prints an order of public revenue into the cells of the form', () => {
  expect(placed(pensionOrder)).toEqual([
    [1, 21, 'PRIMJER'],
    [2, 4, 'D.O.O. SARAJEVO, Ulica Bez'],
    [3, 4, 'Imena 1, Sarajevo'],
    [4, 12, 'Doprinos za PIO/MIO'],
    [5, 4, '10/2026'],
    [7, 14, 'Budžet Federacije'],
    [8, 4, 'BiH (Federalni zavod PIO/MIO),'],
    [9, 4, 'Sarajevo'],
    [12, 8, 'Sarajevo'],
    [12, 26, '06.11.2026'],
    [3, 48, '338 999 00000001 06'],
    [5, 48, '102 050 00001066 98'],
    [7, 48, '1.542,28'],
    [10, 47, '4200000000004'],
    [10, 77, '0'],
    [13, 47, '712112'],
    [12, 68, '01  10  26'],
    [14, 68, '31  10  26'],
    [16, 47, '0 7 7'],
    [16, 62, '5 1 0 2 0 0 1'],
    [18, 47, '0000000010'],
  ]);
});

test('leaves the block of public revenue empty in a transfer, and cuts long text at its line', () => {
  const long = placed({ ...payOrder, purpose: 'W'.repeat(60), urgent: true });
  expect(long.some(([line]) => Number(line) > 12)).toBe(false);
  expect(long).toContainEqual([4, 12, `${'W'.repeat(21)}…`]);
  expect(long).toContainEqual([7, 70, 'X']);
});

test('prints each order on its own form, and names the places in a test print', async () => {
  const { pages } = await readPdf(await formPapers(firm, [pensionOrder, payOrder], NOWHERE));
  expect(pages.map(flowing)).toHaveLength(2);
  expect(flowing(pages[1] ?? '')).toContain('Radnik Treći');
  const proof = await readPdf(await testPaper({ right: 2, down: -1.5 }));
  expect(flowing(proof.pages[0] ?? '')).toContain('račun primaoca');
});

test('moves the print by the typed millimetres', async () => {
  const rightOf = async (right: number) =>
    (await readPdf(await formPapers(firm, [pensionOrder], { right, down: 0 }))).rightmost;
  expect((await rightOf(10)) - (await rightOf(0))).toBeCloseTo((10 * 72) / 25.4, 1);
});

test('parses millimetres in both directions, and stores them on the device', () => {
  expect(['', '1,5', '-2', '3 mm', '51', 'x'].map(millimetres)).toEqual([
    0,
    1.5,
    -2,
    3,
    undefined,
    undefined,
  ]);
  deviceWith();
  expect(storedOffset()).toEqual({ right: '', down: '' });
  keepOffset({ right: '1,5', down: '-2' });
  expect(storedOffset()).toEqual({ right: '1,5', down: '-2' });
  vi.unstubAllGlobals();
});
