import { recapDocument, recapSheet } from '@obracun/engine/payroll/sheets/recap-sheet.ts';
import { monthPart, type Output } from '../model/output.ts';
import { type MonthFile, pdfFile, sheetFile } from './month-file.ts';

export function recapFiles({ settled }: Output): readonly MonthFile[] {
  const name = `rekapitulacija_${monthPart(settled)}`;
  return [
    sheetFile('Excel', name, () => [recapSheet(settled)]),
    pdfFile('PDF', name, () => recapDocument(settled)),
  ];
}
