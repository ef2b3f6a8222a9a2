import type { SourceTable } from '@obracun/engine/payroll/import/columns/source-table.ts';
import { refusedRows } from '@obracun/engine/payroll/import/rows/refused-rows.ts';
import { saveFile } from '../../../device/save-file.ts';
import { loadPart } from '../../../parts/load-part.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { countedLines } from '../run/counted.ts';
import type { Importer } from '../run/importer.ts';
import { useImportRun } from '../run/use-import-run.ts';
import { useKeeping } from '../run/use-keeping.ts';
import { Changes } from './changes.tsx';
import { ColumnsTable } from './columns-table.tsx';
import styles from './import-file.module.css';
import { JudgingProgress } from './judging-progress.tsx';
import { Preview } from './preview.tsx';
import { Questions } from './questions.tsx';

const loadWriter = () => import('../reading/write-file.ts');

interface ImportTableProps<P, F extends string> {
  readonly table: SourceTable;
  readonly importer: Importer<P, F>;
}

/** One opened table: its columns, what is asked, what is put right, its lines, and what goes in. */
export function ImportTable<P, F extends string>({ table, importer }: ImportTableProps<P, F>) {
  const run = useImportRun(table, importer);
  const { lines } = run.judging;
  const keeping = useKeeping(importer);
  const going = lines.flatMap(({ state, proposal }) =>
    state === 'good' && proposal && !importer.effect(proposal).isSame ? [proposal] : [],
  );
  const waiting = lines.filter(({ state }) => state === 'repaired').length;
  const refused = lines.filter(({ state }) => state === 'refused').length;
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
      <div className={styles.bar}>
        {waiting > 0 && <p>Popravljeni redovi čekaju potvrdu: {countedLines(waiting)} još ne ulazi.</p>}
        <Buttons>
          <Button
            look="main"
            disabled={going.length === 0 || keeping.isBusy}
            onClick={() => void keeping.keep(going)}
          >
            {going.length === 0 ? 'Nema šta uvesti' : `Uvezi ${importer.counted(going.length)}`}
          </Button>
          {refused > 0 && (
            <Button onClick={() => void takeRefused()}>Preuzmi odbijene redove ({refused}) kao CSV</Button>
          )}
        </Buttons>
        <output>
          {keeping.said}{' '}
          {keeping.undo && (
            <Button look="link" onClick={keeping.undo}>
              Vrati kako je bilo
            </Button>
          )}
        </output>
      </div>
    </>
  );
}
