import type { SourceTable } from '@obracun/engine/payroll/import/columns/field-words.ts';
import type { LineState } from '@obracun/engine/payroll/import/rows/judged.ts';
import { refusedRows } from '@obracun/engine/payroll/import/rows/read-cell.ts';
import { useEffect } from 'react';
import { loadPart } from '../../../lazy-loading/load-part.ts';
import { saveFile } from '../../../platform/save-file.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useWarnedLeaving } from '../../form/use-warned-leaving.ts';
import type { Importer } from '../run/importer.ts';
import { useImportRun } from '../run/use-import-run.ts';
import { useKeeping } from '../run/use-keeping.ts';
import { Changes } from './changes.tsx';
import { ColumnsTable } from './columns-table.tsx';
import { JudgingProgress } from './judging-progress.tsx';
import { KeepBar } from './keep-bar.tsx';
import { Preview } from './preview.tsx';
import { Questions } from './questions.tsx';

const loadWriter = () => import('../reading/write-file.ts');

interface ImportTableProps<P, F extends string> {
  readonly table: SourceTable;
  readonly importer: Importer<P, F>;
  readonly of: MonthOf;
  /** Whether anything of it is left to be done. */
  readonly tellThrough: (isThrough: boolean) => void;
}

/** One opened table: its columns, what is asked, what is put right, its lines, and what goes in. */
export function ImportTable<P, F extends string>({
  table,
  importer,
  of,
  tellThrough,
}: ImportTableProps<P, F>) {
  const run = useImportRun(table, importer);
  const { lines } = run.judging;
  const keeping = useKeeping(importer);
  const going = lines.flatMap(({ state, proposal }) =>
    state === 'good' && proposal && !importer.effect(proposal).isSame ? [proposal] : [],
  );
  const countOf = (wanted: LineState) => lines.filter(({ state }) => state === wanted).length;
  const isThrough = lines.length > 0 && going.length + countOf('repaired') + countOf('refused') === 0;
  useEffect(() => tellThrough(isThrough), [tellThrough, isThrough]);
  useWarnedLeaving(run.isSaid && !isThrough);
  const takeRefused = async () => {
    const { csvOf } = await loadPart(loadWriter);
    saveFile(csvOf(refusedRows(table, run.layout.headings, lines)), 'odbijeni-redovi.csv');
  };
  return (
    <>
      <ColumnsTable run={run} importer={importer} />
      {importer.notes(run.assignment).map((note) => (
        <Notice key={note} kind="warn">
          {note}
        </Notice>
      ))}
      <Questions
        questions={run.questions}
        headings={run.layout.headings}
        answers={run.choices.answers}
        answer={run.answer}
      />
      <JudgingProgress judging={run.judging} total={table.rows.length} />
      <Changes lines={lines} accept={run.accept} />
      <Preview lines={lines} importer={importer} decide={run.decide} />
      <KeepBar
        keeping={keeping}
        going={going}
        words={importer.counted(going.length)}
        waiting={countOf('repaired')}
        refused={countOf('refused')}
        takeRefused={() => void takeRefused()}
        of={of}
      />
    </>
  );
}
