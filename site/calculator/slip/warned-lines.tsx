import { TriangleAlert } from 'lucide-react';
import { Fragment } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import type { Ledger } from '../answer/ledger-of.ts';
import { goToLine } from './ledger-row.tsx';
import styles from './warned-lines.module.css';

/** Names the lines that carry a warning, so that none is missed further down, and leads to each. */
export function WarnedLines({ cjeline }: Pick<Ledger, 'cjeline'>) {
  const warned = cjeline.flatMap(({ redovi }) => redovi).filter(({ upozorenja }) => upozorenja.length > 0);
  if (warned.length === 0) return null;
  return (
    <p className={styles.warned}>
      <TriangleAlert aria-hidden="true" size={16} className={styles.icon} />{' '}
      {warned.length === 1 ? 'Upozorenje uz red:' : 'Upozorenja uz redove:'}{' '}
      {warned.map(({ line: { red, naziv } }, at) => (
        <Fragment key={red}>
          {at > 0 && ', '}
          <Button look="link" onClick={() => goToLine(red)}>
            {naziv}
          </Button>
        </Fragment>
      ))}
    </p>
  );
}
