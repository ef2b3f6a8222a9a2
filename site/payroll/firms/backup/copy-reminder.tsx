import { counted, DAYS } from '@obracun/engine/core/numbers/format.ts';
import { useEffect, useState } from 'react';
import { useExport } from '../../../documents/drafts/use-export.ts';
import { noteCopy } from '../../../storage/auto-backup/take-copy.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { daysWithoutCopy } from './overdue.ts';
import type { StoredFile } from './use-stored-file.ts';

interface CopyReminderProps {
  readonly file: StoredFile;
  readonly hasFirms: boolean;
}

/** A notice when the last copy is old. */
export function CopyReminder({ file: { record }, hasFirms }: CopyReminderProps) {
  const { exportFile, problem } = useExport();
  const [now] = useState(Date.now);
  const isCounted = record !== undefined;
  useEffect(() => {
    // With the first firm there is something to lose.
    if (hasFirms && !isCounted) noteCopy({}).catch(() => undefined);
  }, [hasFirms, isCounted]);
  const days = record && hasFirms && daysWithoutCopy(record, now);
  if (!days) return null;
  return (
    <Notice kind="info" className="onScreen">
      {record.at === undefined
        ? 'Još nema kopije ovih podataka'
        : `Posljednja kopija je stara ${counted(days, DAYS)}`}
      : ako se podaci preglednika obrišu, nestaju.{' '}
      <Button look="link" onClick={() => void exportFile()}>
        Izvezi kopiju sada
      </Button>
      {problem && ` ${problem}`}
    </Notice>
  );
}
