import { FileUp } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { FileButton } from '../../../ui/controls/file-button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import styles from './drop-zone.module.css';

interface DropZoneProps {
  readonly read: (file: File) => Promise<void>;
}

/** A place to drop a file, with a button for those who do not drag. */
export function DropZone({ read }: DropZoneProps) {
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
      className={joinClasses(styles.zone, isOver && styles.over)}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileUp aria-hidden="true" size={28} className={styles.icon} />
      <p>
        Prevucite ovdje CSV ili XLSX, ili izaberite datoteku. Čita se na ovom uređaju i nikud se ne šalje.
      </p>
      <FileButton look="main" accept=".csv,.txt,.tsv,.xlsx,text/csv" choose={read}>
        Izaberi datoteku
      </FileButton>
    </section>
  );
}
