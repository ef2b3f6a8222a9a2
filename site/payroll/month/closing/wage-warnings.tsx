import { counted } from '@obracun/engine/core/numbers/format.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { useId } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Folded } from '../../../ui/page/folded.tsx';
import { Quoted } from '../../../ui/quoted.tsx';
import type { MonthRow } from '../rows/rows.ts';
import { bySentence, NamedRows } from './named-rows.tsx';
import { newWarningsOf, seenWarningsOf, withoutSeen, withSeen } from './seen-warnings.ts';

interface WageWarningsProps {
  readonly firm: Firm;
  readonly rows: readonly MonthRow[];
  /** Opens a row; without it the list is plain text. */
  readonly open?: (row: MonthRow) => void;
  /** Saves other marks; without it nothing can be marked. */
  readonly save?: (seen: NonNullable<Firm['seenWarnings']>) => void;
}

/** Warnings about wages of a month: each sentence once, with its workers. Those marked as seen are counted. */
export function WageWarnings({ firm, rows, open, save }: WageWarningsProps) {
  const id = useId();
  const warnings = bySentence(rows, newWarningsOf(firm));
  const seen = bySentence(rows, seenWarningsOf(firm)).length;
  if (warnings.length === 0 && seen === 0) return null;
  const workers = new Set(warnings.flatMap(([, named]) => named.map((row) => row.id))).size;
  return (
    <Folded
      title="Za provjeriti prije zaključenja"
      line={warnings.length > 0 ? counted(workers, ['radnik', 'radnika', 'radnika']) : `viđeno: ${seen}`}
      mark={warnings.length > 0 ? String(warnings.length) : undefined}
      isOpenFirst={open === undefined && warnings.length > 0}
    >
      <ul className="stack2 bullets">
        {warnings.map(([sentence, named], at) => (
          <li key={sentence}>
            <NamedRows rows={named} open={open} />:{' '}
            <span id={`${id}${at}`}>
              <Quoted>{sentence}</Quoted>
            </span>{' '}
            {save && (
              <Button
                look="link"
                aria-describedby={`${id}${at}`}
                onClick={() => save(withSeen(firm, sentence, named))}
              >
                Viđeno
              </Button>
            )}
          </li>
        ))}
      </ul>
      {seen > 0 && (
        <p>
          Viđeno ranije: {seen}.{' '}
          {save && (
            <Button look="link" onClick={() => save(withoutSeen(firm, rows))}>
              Prikaži ponovo
            </Button>
          )}
        </p>
      )}
    </Folded>
  );
}
