import { counted } from '@obracun/engine/core/numbers/format.ts';
import { Folded } from '../../../ui/page/folded.tsx';
import { Quoted } from '../../../ui/quoted.tsx';
import { allWarningsOf } from '../rows/deduction-notes.ts';
import type { MonthRow } from '../rows/rows.ts';
import styles from './barriers.module.css';
import { bySentence, NamedRows } from './named-rows.tsx';

interface WageWarningsProps {
  readonly rows: readonly MonthRow[];
  /** Opens a row; without it the list is plain text. */
  readonly open?: (row: MonthRow) => void;
}

/** Warnings about wages of a month: each sentence once, with its workers. */
export function WageWarnings({ rows, open }: WageWarningsProps) {
  const warnings = bySentence(rows, allWarningsOf);
  if (warnings.length === 0) return null;
  const workers = new Set(warnings.flatMap(([, named]) => named.map(({ id }) => id))).size;
  return (
    <Folded
      title="Za provjeriti prije zaključenja"
      line={counted(workers, ['radnik', 'radnika', 'radnika'])}
      mark={String(warnings.length)}
      isOpenFirst={open === undefined}
    >
      <ul className={styles.reasons}>
        {warnings.map(([sentence, named]) => (
          <li key={sentence}>
            <NamedRows rows={named} open={open} />: <Quoted>{sentence}</Quoted>
          </li>
        ))}
      </ul>
    </Folded>
  );
}
