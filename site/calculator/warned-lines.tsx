import { TriangleAlert } from 'lucide-react';
import type { Ledger } from './ledger-of.ts';
import styles from './warned-lines.module.css';

/** Names the lines that carry a warning, so that none is missed further down. */
export function WarnedLines({ cjeline }: Pick<Ledger, 'cjeline'>) {
  const warned = cjeline.flatMap(({ redovi }) => redovi).filter(({ upozorenja }) => upozorenja.length > 0);
  if (warned.length === 0) return null;
  return (
    <p className={styles.warned}>
      <TriangleAlert aria-hidden="true" size={16} className={styles.icon} />{' '}
      {warned.length === 1 ? 'Upozorenje uz red:' : 'Upozorenja uz redove:'}{' '}
      {warned.map(({ line }) => line.naziv).join(', ')}
    </p>
  );
}
