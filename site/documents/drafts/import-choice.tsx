import type { Manner } from '../../storage/backup/bring-in.ts';
import type { Database } from '../../storage/db/database.ts';
import { type Contents, TABLE_NAMES, TABLES } from '../../storage/db/tables.ts';
import { useWatched } from '../../storage/db/watch.ts';
import { Button } from '../../ui/controls/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Notice } from '../../ui/notice.tsx';
import { DataTable } from '../../ui/page/data-table.tsx';
import records from '../../ui/page/records.module.css';

interface ImportChoiceProps {
  readonly given: Contents;
  /** One firm that is handed over: it takes the place of nothing else. */
  readonly isFirm: boolean;
  /** What of the file is missing, damaged or left out, in sentences. */
  readonly doubts: readonly string[];
  readonly choose: (manner: Manner) => void;
  readonly cancel: () => void;
}

type Counts = Readonly<Record<string, number>>;

/** Number of records in each table. */
const countsOf = async (db: Database): Promise<Counts> =>
  Object.fromEntries(
    await Promise.all(TABLE_NAMES.map(async (name) => [name, await db.table(name).count()] as const)),
  );

/** Shows what a file contains compared with the device, and the options of the import. */
export function ImportChoice({ given, isFirm, doubts, choose, cancel }: ImportChoiceProps) {
  const stored = useWatched(countsOf);
  if (stored === undefined) return null;
  const rows = TABLE_NAMES.filter((name) => given[name].length + (stored[name] ?? 0) > 0);
  return (
    <section className="stack2 full small" aria-label="Uvoz iz datoteke">
      <DataTable
        className={joinClasses('fit', records.records, records.figures)}
        rows={rows}
        columns={[
          { isHeading: true, cell: (name) => TABLES[name] },
          { title: 'U datoteci', cell: (name) => given[name].length },
          { title: 'Ovdje', cell: (name) => stored[name] },
        ]}
      />
      {doubts.length > 0 && (
        <Notice kind="warn" title="Pogledajte prije uvoza">
          <ul className="bullets">
            {doubts.map((doubt) => (
              <li key={doubt}>{doubt}</li>
            ))}
          </ul>
        </Notice>
      )}
      <p>
        {isFirm
          ? 'Ostale firme se ne mijenjaju, a u ovoj ostaje ono što je posljednje mijenjano. Uvoz se može vratiti.'
          : 'Zamjenom ostaje samo ono iz datoteke. Oboje se može vratiti.'}
      </p>
      <div className="row2">
        <Button onClick={() => choose('merge')}>{isFirm ? 'Preuzmi firmu' : 'Dodaj sačuvanom'}</Button>
        {!isFirm && <Button onClick={() => choose('replace')}>Zamijeni sačuvano</Button>}
        <Button look="quiet" onClick={cancel}>
          Odustani
        </Button>
      </div>
    </section>
  );
}
