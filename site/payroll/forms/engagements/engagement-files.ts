import { type Day, monthCode, type YearMonth } from '@obracun/engine/core/days/day.ts';
import { plain, withComma } from '@obracun/engine/core/numbers/units.ts';
import { csvText } from '@obracun/engine/documents/csv.ts';
import {
  type EngagementForm,
  formDocument,
  formFile,
  formSheet,
} from '@obracun/engine/payroll/forms/engagements/forms.ts';
import type { PostedEngagement } from '@obracun/engine/payroll/forms/engagements/journals.ts';
import { recapSheetOf } from '@obracun/engine/payroll/forms/engagements/recap.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { newMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import type { Ordered } from '@obracun/engine/payroll/payments/orders/orders.ts';
import { orderSheets } from '@obracun/engine/payroll/payments/orders/orders-sheet.ts';
import type { SettledEngagement } from '@obracun/engine/payroll/staff/engagements/settled.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import type { BankOrders } from '../../payments/orders/bank-choice.ts';
import { drawOrders } from '../../payments/print/load-writers.ts';
import { type MonthFile, pdfFile, sheetFile, textFile } from '../../ui/output/month-file.ts';

/** The payouts of a firm's month. */
export interface MonthContracts {
  readonly firm: Firm;
  readonly of: MonthOf;
  readonly paid: readonly (PostedEngagement & Ordered)[];
  readonly today: Day;
}

/** `ugovori_2026-10` */
export const contractsPart = (of: YearMonth): string => `ugovori_${monthCode(of)}`;

/** The orders on paper, as a workbook and as CSV. */
export function contractOrderFiles(
  firm: Firm,
  of: YearMonth,
  { orders, skipped }: Ordered,
): readonly MonthFile[] {
  const name = `nalozi-${contractsPart(of)}`;
  const sheets = orderSheets(orders, skipped);
  const rows = sheets[0]?.rows ?? [];
  const csv = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? cell : withComma(plain(cell.value, cell.places)))),
  );
  const drawn: MonthFile = {
    button: 'Virmani za štampu',
    name: `virmani-${contractsPart(of)}.pdf`,
    make: () => drawOrders(firm, orders),
  };
  return [
    ...(orders.length > 0 ? [drawn] : []),
    sheetFile('Excel', name, () => sheets),
    textFile('CSV', `${name}.csv`, csvText(csv)),
  ];
}

/** The orders of one day for the bank file of it. */
export const bankOrders = (
  firm: Firm,
  { year, month }: YearMonth,
  { orders }: Ordered,
  day: Day,
  today: Day,
): BankOrders => ({
  settled: { firm, month: { ...newMonth(firm.id, year, month), payday: day } },
  ordered: { orders: orders.filter((order) => order.day === day), skipped: [] },
  today,
});

/** A form on paper and as a workbook. */
export const formFiles = (firm: Firm, form: EngagementForm): readonly MonthFile[] => [
  pdfFile('PDF', formFile(form), () => formDocument(firm, form)),
  sheetFile('Excel', formFile(form), () => [formSheet(firm, form)]),
];

/** The payouts of the month in one table. */
export const recapFile = (of: YearMonth, payouts: readonly SettledEngagement[]): MonthFile =>
  sheetFile('Rekapitulacija (Excel)', `rekapitulacija-${contractsPart(of)}`, () => [
    recapSheetOf(of, payouts),
  ]);
