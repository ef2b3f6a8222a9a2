import { FileUp } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import type { MonthOf } from '../../../../storage/payroll/months.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { FileButton } from '../../../../ui/controls/file-button.tsx';
import { ReadingFile } from '../../../../ui/controls/reading-file.tsx';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { Notice } from '../../../../ui/notice.tsx';
import type { Importer } from '../../../ui/import/importer.ts';
import { useSource } from '../../../ui/import/use-source.ts';
import styles from './import-file.module.css';
import { ImportTable } from './import-table.tsx';
import { SheetChoice } from './sheet-choice.tsx';

interface ImportFileProps<P, F extends string> {
  readonly importer: Importer<P, F>;
  /** Link to the selected month, shown after the import. */
  readonly of: MonthOf;
  /** Shown while no file is open. */
  readonly children?: ReactNode;
}

/** Import of one file, from choice to saving. */
export function ImportFile<P, F extends string>({ importer, of, children }: ImportFileProps<P, F>) {
  const opened = useSource(importer.place);
  const { source, isReading, problem, read, close } = opened;
  const withHeader = source?.sheets.findIndex(({ table }) => importer.layout(table).header !== undefined);
  const sheet = opened.sheet ?? Math.max(0, withHeader ?? 0);
  if (isReading)
    return (
      <div className={joinClasses('stack4', styles.file)}>
        <ReadingFile label="Čitam datoteku…" stop={close} />
      </div>
    );
  if (!source)
    return (
      <div className={joinClasses('stack4', styles.file)}>
        <DropZone read={read} />
        {problem && <Notice kind="error">{problem}</Notice>}
        {children}
      </div>
    );
  const shown = source.sheets[sheet] ?? source.sheets[0];
  return (
    <div className={joinClasses('stack4', styles.file)}>
      <p className="row3 breaking">
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

interface DropZoneProps {
  readonly read: (file: File) => Promise<void>;
}

/** Drop area for a file, with a button to choose one. */
function DropZone({ read }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void read(file);
  };
  return (
    <section
      aria-label="Datoteka"
      className={joinClasses('onScreen stack3', styles.zone, isOver && styles.over)}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileUp aria-hidden="true" size={28} className="accent" />
      <p>Prevucite CSV ili XLSX. Datoteka se nikud ne šalje.</p>
      <FileButton look="main" accept=".csv,.txt,.tsv,.xlsx,text/csv" choose={read}>
        Izaberi datoteku
      </FileButton>
    </section>
  );
}
