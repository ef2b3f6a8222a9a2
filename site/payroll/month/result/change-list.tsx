import { formatAmount, formatHundredths } from '@obracun/engine/core/numbers/format.ts';
import type { ChangeCause } from '@obracun/engine/payroll/books/recap/change-cause.ts';
import type { ChangedLine, WageChange } from '@obracun/engine/payroll/books/recap/changes.ts';
import { Quoted } from '../../../ui/quoted.tsx';
import { WorkerName } from '../../ui/form/worker-name.tsx';
import styles from './change-list.module.css';

const KINDS: Readonly<Record<WageChange['kind'], string>> = {
  changed: '',
  started: 'nije u ranijem obračunu',
  ended: 'nije u ovom obračunu',
};

/** Listed figures; others derive from them. */
const MAIN = new Set(['gross', 'net', 'withheld', 'inKindReceived', 'advance', 'payout', 'cost']);

/** Changes by worker, with reasons. */
export const ChangeList = ({ changes }: { readonly changes: readonly WageChange[] }) => (
  <ul className="stack3 measure">
    {changes.map((change) => (
      <li key={change.worker.id}>
        <p>
          <strong>
            <WorkerName worker={change.worker} />
          </strong>{' '}
          {KINDS[change.kind]}
        </p>
        <ul>
          {change.lines
            .filter(({ line }) => MAIN.has(line.name))
            .map((line) => (
              <Line key={line.line.name} {...line} />
            ))}
        </ul>
        <Causes causes={change.causes} />
      </li>
    ))}
  </ul>
);

const Line = ({ line, before, after }: ChangedLine) => {
  const write = line.kind === 'sati' ? formatHundredths : formatAmount;
  const difference = after - before;
  return (
    <li className={styles.line}>
      <span>{line.label}</span>
      <span>
        {write(before)} → {write(after)}{' '}
        <span className="pale">
          ({difference > 0 && '+'}
          {write(difference)})
        </span>
      </span>
    </li>
  );
};

const Causes = ({ causes }: { readonly causes: readonly ChangeCause[] }) =>
  causes.length > 0 && (
    <p className="small pale">
      <Quoted>{causes.map(({ text, source }) => (source ? `${text} (${source})` : text)).join(' · ')}</Quoted>
    </p>
  );
