import { TriangleAlert } from 'lucide-react';
import { Fragment } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import type { Ledger } from '../api/ledger-of.ts';
import { goToLine } from '../result-table/ledger-row.tsx';
import styles from './warned-lines.module.css';

/** Names the lines that carry a warning, so that none is missed further down, and leads to each. */
export function WarnedLines({ sections }: Pick<Ledger, 'sections'>) {
  const warned = sections.flatMap(({ lines }) => lines).filter(({ warnings }) => warnings.length > 0);
  if (warned.length === 0) return null;
  return (
    <p className={styles.warned}>
      <TriangleAlert aria-hidden="true" size={16} className={styles.icon} />{' '}
      {warned.length === 1 ? 'Upozorenje uz red:' : 'Upozorenja uz redove:'}{' '}
      {warned.map(({ line: { name, label } }, at) => (
        <Fragment key={name}>
          {at > 0 && ', '}
          <Button look="link" onClick={() => goToLine(name)}>
            {label}
          </Button>
        </Fragment>
      ))}
    </p>
  );
}
