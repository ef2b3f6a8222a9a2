import type { ReactNode } from 'react';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { Importer } from '../run/importer.ts';
import { useSource } from '../run/use-source.ts';
import { DropZone } from './drop-zone.tsx';
import styles from './import-file.module.css';
import { ImportTable } from './import-table.tsx';
import { SheetChoice } from './sheet-choice.tsx';

interface ImportFileProps<P, F extends string> {
  readonly importer: Importer<P, F>;
  /** The month that is worked on, where it goes on once something is kept. */
  readonly of: MonthOf;
  /** While no file is open. */
  readonly children?: ReactNode;
}

/** A file from being chosen to being kept. */
export function ImportFile<P, F extends string>({ importer, of, children }: ImportFileProps<P, F>) {
  const opened = useSource(importer.place);
  const { source, isReading, problem, read, close } = opened;
  const withHeader = source?.sheets.findIndex(({ table }) => importer.layout(table).header !== undefined);
  const sheet = opened.sheet ?? Math.max(0, withHeader ?? 0);
  if (isReading)
    return (
      <div className={styles.file}>
        <Spinner label="Čitam datoteku…" />
        <Button onClick={close}>Prekini</Button>
      </div>
    );
  if (!source)
    return (
      <div className={styles.file}>
        <DropZone read={read} />
        {problem && <Notice kind="error">{problem}</Notice>}
        {children}
      </div>
    );
  const shown = source.sheets[sheet] ?? source.sheets[0];
  return (
    <div className={styles.file}>
      <p className={styles.name}>
        <strong translate="no">{source.name}</strong>
        <Button look="quiet" onClick={close}>
          Druga datoteka
        </Button>
      </p>
      {source.notes.map((note) => (
        <Notice key={note} kind="info">
          {note}
        </Notice>
      ))}
      <SheetChoice sheets={source.sheets} sheet={sheet} choose={opened.chooseSheet} />
      {shown && (
        <ImportTable
          key={`${source.name}:${sheet}`}
          table={shown.table}
          importer={importer}
          of={of}
          tellThrough={opened.tellThrough}
        />
      )}
    </div>
  );
}
