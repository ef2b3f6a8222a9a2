import type { JudgedLine } from '@obracun/engine/payroll/import/rows/judged.ts';
import { useId } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Judging } from '../run/use-judged.ts';

/** From so many lines on it takes long enough to be shown and stopped. */
const MANY = 5000;

interface JudgingProgressProps {
  readonly judging: Judging<JudgedLine<unknown>>;
  readonly total: number;
}

/** How far a long file was read. */
export function JudgingProgress({ judging: { progress, isStopped, stop }, total }: JudgingProgressProps) {
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
