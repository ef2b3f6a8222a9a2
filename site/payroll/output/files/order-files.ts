import { csvText } from '@obracun/engine/payroll/sheets/csv.ts';
import { orderSheets } from '@obracun/engine/payroll/sheets/orders-sheet.ts';
import { fetchPart } from '../../../parts/load-part.ts';
import { monthPart, type Output } from '../model/output.ts';
import { type MonthFile, markedCsv, sheetFile } from './month-file.ts';

/** The orders on paper, as a workbook and as CSV. */
export function orderFiles({ settled, ordered: { orders, skipped } }: Output): readonly MonthFile[] {
  const name = `nalozi_${monthPart(settled)}`;
  const papers: MonthFile = {
    button: 'Virmani za štampu',
    name: `virmani_${monthPart(settled)}.pdf`,
    make: async () =>
      (await fetchPart(() => import('../paper/order-paper.ts'))).orderPapers(settled.firm, orders),
  };
  const rows = orderSheets(orders, [])[0]?.rows ?? [];
  const csv = csvText(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : plain(cell.text)))),
  );
  return [
    ...(orders.length > 0 ? [papers] : []),
    sheetFile('Excel', name, () => orderSheets(orders, skipped)),
    markedCsv('CSV', `${name}.csv`, csv),
  ];
}

/** As other programs take it: without dots between thousands. */
const plain = (figure: string): string => figure.replaceAll('.', '');
