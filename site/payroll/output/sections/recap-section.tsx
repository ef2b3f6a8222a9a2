import { recapDocument, recapSheet } from '@obracun/engine/payroll/sheets/recap-sheet.ts';
import { FileButtons } from '../file-buttons.tsx';
import { type MonthFile, pdfFile, sheetFile } from '../files/month-file.ts';
import { monthPart, type Output } from '../output.ts';
import { Section } from '../section.tsx';

export function recapFiles({ settled }: Output): readonly MonthFile[] {
  const name = `rekapitulacija_${monthPart(settled)}`;
  return [
    sheetFile('Excel', name, () => [recapSheet(settled)]),
    pdfFile('PDF', name, () => recapDocument(settled)),
  ];
}

/** The month in one table. */
export const RecapSection = ({ output }: { readonly output: Output }) => (
  <Section title="Rekapitulacija">
    <FileButtons files={recapFiles(output)} />
  </Section>
);
