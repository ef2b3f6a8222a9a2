import { monthCode } from '@obracun/engine/core/days/day.ts';
import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { ClosingDifference } from '@obracun/engine/payroll/payments/corrections/difference.ts';
import { orderSheets } from '@obracun/engine/payroll/payments/orders/orders-sheet.ts';
import { type MonthFile, sheetFile } from '../../ui/output/month-file.ts';
import { drawOrders } from '../print/load-writers.ts';

/** Orders of a difference as PDF and as a workbook. */
export function differenceFiles(
  { settled: { firm, month } }: ClosedMonth,
  { ordered: { orders, skipped } }: ClosingDifference,
): readonly MonthFile[] {
  const drawn: MonthFile = {
    button: 'Virmani razlike (PDF)',
    name: `virmani-razlike_${monthCode(month)}.pdf`,
    make: () => drawOrders(firm, orders),
  };
  return [
    ...(orders.length > 0 ? [drawn] : []),
    sheetFile('Nalozi razlike (Excel)', `nalozi-razlike_${monthCode(month)}`, () =>
      orderSheets(orders, skipped),
    ),
  ];
}
