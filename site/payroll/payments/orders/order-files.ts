import { plain, withComma } from '@obracun/engine/core/numbers/units.ts';
import { csvText } from '@obracun/engine/documents/csv.ts';
import { monthPart, type Output } from '../../month/output/output.ts';
import { type MonthFile, sheetFile, textFile } from '../../ui/output/month-file.ts';
import { drawOrders } from '../print/load-writers.ts';

/** The orders on paper, as a workbook and as CSV. */
export function orderFiles(
  { settled, ordered: { orders }, papers }: Output,
  draw = drawOrders,
): readonly MonthFile[] {
  const name = `nalozi_${monthPart(settled)}`;
  const drawn: MonthFile = {
    button: 'Virmani za štampu',
    name: `virmani_${monthPart(settled)}.pdf`,
    make: () => draw(settled.firm, orders),
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
