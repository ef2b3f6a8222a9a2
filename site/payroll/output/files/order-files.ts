import { plain, withComma } from '@obracun/engine/core/numbers/units.ts';
import { csvText } from '@obracun/engine/payroll/sheets/csv.ts';
import { fetchPart } from '../../../lazy-loading/load-part.ts';
import { monthPart, type Output } from '../model/output.ts';
import { type MonthFile, sheetFile, textFile } from './month-file.ts';

/** The orders on paper, as a workbook and as CSV. */
export function orderFiles({ settled, ordered: { orders }, papers }: Output): readonly MonthFile[] {
  const name = `nalozi_${monthPart(settled)}`;
  const drawn: MonthFile = {
    button: 'Virmani za štampu',
    name: `virmani_${monthPart(settled)}.pdf`,
    make: async () =>
      (await fetchPart(() => import('../print/order-paper.ts'))).orderPapers(settled.firm, orders),
  };
  const rows = papers.orders[0]?.rows ?? [];
  const csv = csvText(
    rows.map((row) =>
      row.map((cell) => (typeof cell === 'string' ? cell : withComma(plain(cell.value, cell.places)))),
    ),
  );
  return [
    ...(orders.length > 0 ? [drawn] : []),
    sheetFile('Excel', name, () => papers.orders),
    textFile('CSV', `${name}.csv`, csv),
  ];
}
