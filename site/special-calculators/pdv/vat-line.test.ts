import { km, percent } from '@obracun/engine/core/numbers/money.ts';
import { vatInGross, vatOnBase } from '@obracun/engine/rules/vat.ts';
import { describe, expect, it } from 'vitest';
import { listSheet } from './list-workbook.ts';
import { readLines, totalsText, vatLine } from './vat-line.ts';

const paper = vatLine('  Papir A4 ', percent(17), vatOnBase(km(1234.56), percent(17)));
const other = vatLine('=SUM(A1)', percent(10), vatInGross(km(1_000_000), percent(10)));

describe('the list', () => {
  it('adds up the shown figures, in the format of spreadsheets', () => {
    expect(totalsText([paper, other])).toBe('910325,47\t91118,97\t1001444,44');
    expect(totalsText([])).toBe('0,00\t0,00\t0,00');
  });

  it('restores the stored list', () => {
    expect(readLines(JSON.stringify([paper, other]))).toEqual([paper, other]);
    expect(paper.opis).toBe('Papir A4');
  });

  it.each([
    ['nothing', null],
    ['no JSON', '[{'],
    ['another shape', '[{"opis":"x"}]'],
    ['amounts that are none', JSON.stringify([{ ...paper, pdv: 'x' }])],
    ['amounts that do not add up', JSON.stringify([{ ...paper, pdv: 1 }])],
    ['more than it takes', JSON.stringify(Array(501).fill(paper))],
  ])('is empty instead of %s', (_what, text) => {
    expect(readLines(text)).toEqual([]);
  });

  it('exports a sheet of numbers, its texts never formulas', () => {
    const rows = listSheet([paper, other]);
    const values = rows.map((row) =>
      row.map((cell) => (cell && typeof cell === 'object' && 'value' in cell ? cell.value : cell)),
    );
    expect(values).toEqual([
      ['Opis', 'Osnovica', 'Stopa %', 'PDV', 'Ukupno'],
      ['Papir A4', 1234.56, 17, 209.88, 1444.44],
      ['=SUM(A1)', 909090.91, 10, 90909.09, 1000000],
      ['Ukupno', 910325.47, null, 91118.97, 1001444.44],
    ]);
    expect(rows[2]?.[0]).toMatchObject({ type: String });
  });
});
