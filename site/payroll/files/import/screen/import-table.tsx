import { CHANGE_KINDS, type ChangeKind } from '@obracun/engine/payroll/files/import/cells/reading.ts';
import type { SourceTable } from '@obracun/engine/payroll/files/import/columns/field-text.ts';
import type { JudgedLine, LineState } from '@obracun/engine/payroll/files/import/rows/judged.ts';
import { refusedRows } from '@obracun/engine/payroll/files/import/rows/read-cell.ts';
import { useEffect, useId } from 'react';
import { loadPart } from '../../../../lazy-loading/load-part.ts';
import { saveFile } from '../../../../platform/save-file.ts';
import type { MonthOf } from '../../../../storage/payroll/months.ts';
import { Button, Buttons } from '../../../../ui/controls/button.tsx';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { Heading } from '../../../../ui/page/heading.tsx';
import { useWarnedLeaving } from '../../../ui/form/use-warned-leaving.ts';
import { countedLines } from '../../../ui/import/counted.ts';
import type { Importer } from '../../../ui/import/importer.ts';
import { Questions } from '../../../ui/import/questions.tsx';
import { useImportRun } from '../../../ui/import/use-import-run.ts';
import type { Judging } from '../../../ui/import/use-judged.ts';
import { addressOf } from '../../../ui/routing/place.ts';
import { type ImportKeeping, useKeeping } from '../run/use-keeping.ts';
import { ColumnsTable } from './columns-table.tsx';
import styles from './import-table.module.css';
import { Preview } from './preview.tsx';

const loadWriter = () => import('../reading/write-file.ts');

interface ImportTableProps<P, F extends string> {
  readonly table: SourceTable;
  readonly importer: Importer<P, F>;
  readonly of: MonthOf;
  /** True while anything is left to do. */
  readonly tellThrough: (isThrough: boolean) => void;
}

/** One open table: columns, questions, corrections, lines and summary. */
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
        text={importer.counted(going.length)}
        waiting={countOf('repaired')}
        refused={countOf('refused')}
        takeRefused={() => void takeRefused()}
        of={of}
      />
    </>
  );
}

/** Number of lines from which progress and a stop button are shown. */
const MANY = 5000;

interface JudgingProgressProps {
  readonly judging: Judging<JudgedLine<unknown>>;
  readonly total: number;
}

/** Progress of reading a long file. */
function JudgingProgress({ judging: { progress, isStopped, stop }, total }: JudgingProgressProps) {
  const id = useId();
  if (isStopped)
    return (
      <Notice kind="warn">
        Čitanje je prekinuto: promijenite kolonu ili odgovor, ili ponovo izaberite datoteku.
      </Notice>
    );
  if (progress === undefined || total < MANY) return null;
  return (
    <div>
      <label htmlFor={id}>
        Čitam redove: {progress} od {total}
      </label>{' '}
      <progress id={id} max={total} value={progress} /> <Button onClick={stop}>Prekini</Button>
    </div>
  );
}

interface ChangesProps {
  readonly lines: readonly JudgedLine<unknown>[];
  readonly accept: (kinds: readonly ChangeKind[]) => void;
}

/** Pending changes counted by kind; one press accepts all of a kind. */
function Changes({ lines, accept }: ChangesProps) {
  const counts = new Map<ChangeKind, number>();
  for (const { cells } of lines)
    for (const { isOpen, change } of cells)
      if (isOpen && change) counts.set(change.kind, (counts.get(change.kind) ?? 0) + 1);
  if (counts.size === 0) return null;
  const kinds = [...counts.keys()];
  return (
    <section aria-label="Popravke" className="stack2 ownWidth">
      <Heading level={3}>Popravke koje čekaju potvrdu</Heading>
      <ul className="full">
        {[...counts].map(([kind, count]) => (
          <li key={kind} className={joinClasses('row4 apart lined', styles.kind)}>
            <span>
              {CHANGE_KINDS[kind]}: {count}
            </span>
            <Button
              look="quiet"
              aria-label={`Prihvati sve popravke istog tipa: ${CHANGE_KINDS[kind]}`}
              onClick={() => accept([kind])}
            >
              Prihvati sve popravke istog tipa
            </Button>
          </li>
        ))}
      </ul>
      {kinds.length > 1 && <Button onClick={() => accept(kinds)}>Prihvati sve popravke</Button>}
    </section>
  );
}

interface KeepBarProps<P> {
  readonly keeping: ImportKeeping<P>;
  /** Accepted lines. */
  readonly going: readonly P[];
  /** Their count, in words. */
  readonly text: string;
  /** Lines that need confirmation, and refused lines. */
  readonly waiting: number;
  readonly refused: number;
  readonly takeRefused: () => void;
  readonly of: MonthOf;
}

/** Summary under the lines; after saving it offers undo and a link to the month. */
const KeepBar = <P,>({ keeping, going, text, waiting, refused, takeRefused, of }: KeepBarProps<P>) => (
  <div className={joinClasses('stack2 lined', styles.bar)}>
    {waiting > 0 && <p>Popravljeni redovi čekaju potvrdu: {countedLines(waiting)} još ne ulazi.</p>}
    <Buttons>
      <Button
        look="main"
        disabled={going.length === 0 || keeping.isBusy}
        onClick={() => void keeping.keep(going)}
      >
        {going.length === 0 ? 'Nema šta uvesti' : `Uvezi ${text}`}
      </Button>
      {refused > 0 && <Button onClick={takeRefused}>Preuzmi odbijene redove ({refused}) kao CSV</Button>}
    </Buttons>
    <output>
      {keeping.message}{' '}
      {keeping.undo && (
        <>
          <Button look="link" onClick={keeping.undo}>
            Vrati kako je bilo
          </Button>{' '}
          <a href={addressOf({ ...of, section: 'mjesec' })}>Otvori mjesec</a>
        </>
      )}
    </output>
  </div>
);
