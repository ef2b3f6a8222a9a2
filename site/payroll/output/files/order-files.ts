import { plain, withComma } from '@obracun/engine/core/numbers/units.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PaymentOrder } from '@obracun/engine/payroll/model/order.ts';
import { csvText } from '@obracun/engine/payroll/sheets/csv.ts';
import { fetchPart } from '../../../lazy-loading/load-part.ts';
import { monthPart, type Output } from '../model/output.ts';
import { type MonthFile, sheetFile, textFile } from './month-file.ts';

type DrawOrders = (firm: Firm, orders: readonly PaymentOrder[]) => Promise<Blob>;

/** Draws the orders in this page; the renderer loads on demand. */
export const drawOrders: DrawOrders = async (firm, orders) =>
  (await fetchPart(() => import('../print/order-paper.ts'))).orderPapers(firm, orders);

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
