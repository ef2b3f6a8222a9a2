import { monthPart, type Output } from '../month/output/output.ts';
import { type MonthFile, pdfFile, sheetFile } from '../ui/output/month-file.ts';

export function recapFiles({ settled, papers: { recap } }: Output): readonly MonthFile[] {
  const name = `rekapitulacija_${monthPart(settled)}`;
  return [sheetFile('Excel', name, () => [recap.sheet]), pdfFile('PDF', name, () => recap.document)];
}
