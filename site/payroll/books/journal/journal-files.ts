import { exportProblem, type Journal } from '@obracun/engine/payroll/books/journal/journal.ts';
import { journalDocument } from '@obracun/engine/payroll/books/journal/journal-document.ts';
import { journalSheets } from '@obracun/engine/payroll/books/journal/journal-sheets.ts';
import { ledgerCsv, minimaxCsv, pantheonSheet } from '@obracun/engine/payroll/books/journal/ledger-files.ts';
import { monthPart, type Output } from '../../month/output/output.ts';
import { type MonthFile, pdfFile, sheetFile, textFile } from '../../ui/output/month-file.ts';

type Settled = Pick<Output, 'settled'>;

/** Files are made only when every line has an account. */
const isExported = ({ settled }: Settled, journals: readonly Journal[]): boolean =>
  journals.length > 0 && exportProblem(journals, settled.firm.entity) === undefined;

/** The journals of a month on paper, as a workbook, and as CSV for any ledger; none while an account is missing. */
export function journalFiles(
  of: Settled,
  journals: readonly Journal[],
  title = 'Temeljnica',
): readonly MonthFile[] {
  if (!isExported(of, journals)) return [];
  const name = `${title.toLowerCase().replace(' ', '-')}_${monthPart(of.settled)}`;
  return [
    pdfFile(`${title} (PDF)`, name, () => journalDocument(of.settled, journals)),
    sheetFile(`${title} (Excel)`, name, () => journalSheets(journals)),
    textFile(`${title} (CSV)`, `${name}.csv`, ledgerCsv(journals)),
  ];
}

/** The same for imports of other programs. Into an open journal of Pantheon each journal is a file of its own. */
export function importFiles(
  of: Settled,
  journals: readonly Journal[],
  isIntoOpen: boolean,
): readonly MonthFile[] {
  if (!isExported(of, journals)) return [];
  const part = monthPart(of.settled);
  const pantheon = isIntoOpen
    ? journals.map((journal) =>
        sheetFile(`Pantheon: ${journal.title}`, `pantheon_${journal.number}`, () => [
          pantheonSheet([journal], true),
        ]),
      )
    : [sheetFile('Pantheon (Excel)', `pantheon_${part}`, () => [pantheonSheet(journals, false)])];
  return [
    ...pantheon,
    textFile('Kolone za Minimax (CSV)', `minimax-kolone_${part}.csv`, minimaxCsv(journals)),
  ];
}
