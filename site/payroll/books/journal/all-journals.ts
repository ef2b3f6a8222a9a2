import { monthCode, type YearMonth } from '@obracun/engine/core/days/day.ts';
import { monthWritten } from '@obracun/engine/core/numbers/format.ts';
import { fileNamePart } from '@obracun/engine/documents/file-name.ts';
import { exportProblem } from '@obracun/engine/payroll/books/journal/journal.ts';
import type { SkippedRow } from '@obracun/engine/payroll/forms/filing.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import { withDatabase } from '../../../storage/db/with-database.ts';
import { closedMonthOf } from '../../../storage/payroll/closing.ts';
import { firmsOf } from '../../../storage/payroll/firms.ts';
import { closedJournals, frozenIn } from '../../month/output/month-journals.ts';
import { textFile } from '../../ui/output/month-file.ts';
import { type NamedBytes, zipOf } from '../../ui/output/zip.ts';
import { CONTRACT_JOURNAL, contractJournals } from './contract-journal-model.ts';
import { fundJournals } from './fund-journals.ts';
import { journalFiles } from './journal-files.ts';

/** The journals of all firms for a month. */
export interface AllJournals {
  /** Undefined when no firm has any. */
  readonly zip: Blob | undefined;
  readonly name: string;
  readonly firms: number;
  /** Firms without journals, and why. */
  readonly skipped: readonly SkippedRow[];
}

/** A workbook and a CSV of every firm that closed a month, in one ZIP; PDF is left to the firm itself. */
export async function allJournals(
  of: YearMonth,
  tell: (share: number) => void,
  signal: AbortSignal,
): Promise<AllJournals> {
  const firms = await withDatabase(firmsOf);
  const files: NamedBytes[] = [];
  const skipped: SkippedRow[] = [];
  for (const [at, firm] of firms.entries()) {
    signal.throwIfAborted();
    const made = await journalsOfFirm(firm, of);
    if ('reason' in made) skipped.push(made);
    else files.push(...made.files);
    tell((at + 1) / firms.length);
  }
  const name = `temeljnice_${monthCode(of)}.zip`;
  const made = firms.length - skipped.length;
  if (made === 0) return { zip: undefined, name, firms: 0, skipped };
  return { zip: zipOf([...files, ...(await readMe(of, skipped))]), name, firms: made, skipped };
}

async function journalsOfFirm(
  { id, content: firm }: StoredRecord<Firm>,
  of: YearMonth,
): Promise<{ readonly files: readonly NamedBytes[] } | SkippedRow> {
  const skip = (reason: string): SkippedRow => ({ worker: firm.name, reason });
  const closed = await withDatabase((db) => closedMonthOf(db, { firm: id, ...of }));
  if (!closed) return skip('Mjesec nije zaključen.');
  const received = await fundJournals(closed.content.settled, frozenIn(closed.content));
  const journals = [...(await closedJournals(closed.content, firm)), ...received];
  const contracts = await contractJournals(firm, of);
  const problem = exportProblem([...journals, ...contracts], firm.entity);
  if (problem) return skip(problem);
  if (journals.length + contracts.length === 0) return skip('U mjesecu nema obračunate plate.');
  const wanted = [
    ...journalFiles(closed.content, journals),
    ...journalFiles(closed.content, contracts, CONTRACT_JOURNAL),
  ].filter(({ name }) => !name.endsWith('.pdf'));
  const files = wanted.map(async ({ name, make }) => ({
    name: [fileNamePart(firm.name), name].filter(Boolean).join('_'),
    bytes: new Uint8Array(await (await make()).arrayBuffer()),
  }));
  return { files: await Promise.all(files) };
}

async function readMe(of: YearMonth, skipped: readonly SkippedRow[]): Promise<readonly NamedBytes[]> {
  if (skipped.length === 0) return [];
  const lines = [
    `Temeljnice za ${monthWritten(of)}`,
    '',
    'Bez temeljnice:',
    ...skipped.map(({ worker, reason }) => `- ${worker}: ${reason}`),
    '',
  ];
  const { name, make } = textFile('', 'PROCITAJ.txt', lines.join('\r\n'));
  return [{ name, bytes: new Uint8Array(await (await make()).arrayBuffer()) }];
}
