import { formatDay, formatHundredths } from '@obracun/engine/core/numbers/format.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import styles from './leave.module.css';
import type { LeaveRow } from './leave-rows.ts';

/** The figures of a worker's leave, and their warnings. */
export function BalanceView({ row: { balance, planned, warnings } }: { readonly row: LeaveRow }) {
  const { earned, old, used, usedOld, oldLeft, left, oldUntil } = balance;
  const facts: readonly (readonly [string, number | undefined])[] = [
    ['Pripada', earned],
    ['Iz prethodne godine', old],
    ['Iskorišteno', used],
    ['od toga staro', usedOld],
    ['Staro ostalo', oldLeft],
    ['Planirano, nije upisano', planned],
    ['Ostalo', left],
  ];
  return (
    <>
      <dl className={joinClasses('terms', styles.balance)}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value === undefined ? 'nije upisano' : formatHundredths(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="soft near">
        U radnim danima. Prvo se troši staro
        {oldUntil ? `, do ${formatDay(oldUntil)}` : '. Prenos provjerite po propisu Brčko distrikta.'}
      </p>
      {warnings.length > 0 && (
        <Notice kind="warn" title="Provjerite">
          <ul className="bullets">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
