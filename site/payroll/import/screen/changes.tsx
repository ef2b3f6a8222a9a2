import { CHANGE_KINDS, type ChangeKind } from '@obracun/engine/payroll/import/cells/reading.ts';
import type { JudgedLine } from '@obracun/engine/payroll/import/rows/judged.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Heading } from '../../../ui/page/heading.tsx';
import styles from './changes.module.css';

interface ChangesProps {
  readonly lines: readonly JudgedLine<unknown>[];
  readonly accept: (kinds: readonly ChangeKind[]) => void;
}

/** Changes that wait, counted by their kind: all of one kind are accepted together. */
export function Changes({ lines, accept }: ChangesProps) {
  const counts = new Map<ChangeKind, number>();
  for (const { cells } of lines)
    for (const { isOpen, change } of cells)
      if (isOpen && change) counts.set(change.kind, (counts.get(change.kind) ?? 0) + 1);
  if (counts.size === 0) return null;
  const kinds = [...counts.keys()];
  return (
    <section aria-label="Popravke" className={styles.changes}>
      <Heading level={3}>Popravke koje čekaju potvrdu</Heading>
      <ul className={styles.list}>
        {[...counts].map(([kind, count]) => (
          <li key={kind} className={styles.kind}>
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
