import { formatMoney } from '@obracun/engine/kernel/figures/format.ts';
import type { EntryName } from '@obracun/engine/payroll/model/month.ts';
import { ENTRY_COLUMNS } from '@obracun/engine/payroll/request/entry-columns.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Quoted } from '../../../ui/quoted.tsx';
import { writeEntry } from '../../entries/read-entry.ts';
import { WorkerName } from '../../form/worker-name.tsx';
import { isSettled } from '../../reckoned/outcome.ts';
import { unitOfColumn } from './columns.ts';
import { deductionNotes } from './deduction-notes.ts';
import styles from './row-cards.module.css';
import { isWrong, type MonthRow, noteOf } from './rows.ts';

interface RowCardsProps {
  readonly rows: readonly MonthRow[];
  readonly open: (row: MonthRow) => void;
}

/** The workers of a month where a sheet has no room: each opens to what can be typed. */
export const RowCards = ({ rows, open }: RowCardsProps) => (
  <ul className={styles.cards}>
    {rows.map((row) => (
      <li key={row.id} className={styles.card}>
        <button type="button" className={styles.button} onClick={() => open(row)}>
          <span className={styles.name}>
            <WorkerName worker={row.worker} />
          </span>
          <span className={joinClasses(styles.figure, row.isWaiting && styles.stale)}>{payoutOf(row)}</span>
          <span className={joinClasses(styles.line, isWrong(row) && styles.wrong)}>
            <Quoted>{lineOf(row)}</Quoted>
          </span>
          {notesOf(row).map((note) => (
            <span key={note} className={joinClasses(styles.line, styles.noted)}>
              <Quoted>{note}</Quoted>
            </span>
          ))}
        </button>
      </li>
    ))}
  </ul>
);

const payoutOf = ({ outcome, isWaiting }: MonthRow): string =>
  isSettled(outcome) ? formatMoney(outcome.payout) : isWaiting ? '…' : '—';

/** What the cells of a sheet would have beside the wage and what was withheld from it. */
const notesOf = (row: MonthRow): readonly string[] => [
  ...[noteOf(row)].filter((note) => note !== undefined),
  ...(isSettled(row.outcome) ? deductionNotes(row.outcome) : []),
];

/** What was typed, in a line; or that something is to be mended. */
function lineOf(row: MonthRow): string {
  if (isWrong(row)) return 'Ima grešku: otvorite i ispravite';
  const typed = Object.entries(row.said?.entries ?? {}).map(([column, value]) => {
    const name = column as EntryName;
    return `${ENTRY_COLUMNS[name].label}: ${writeEntry(name, value)} ${unitOfColumn(name)}`.trim();
  });
  return [...typed, ...deductionsOf(row)].join(' · ') || 'kako je ugovoreno';
}

/** Standing deductions that are not as they stand. */
const deductionsOf = ({ worker, said }: MonthRow): readonly string[] =>
  worker.deductions.flatMap(({ id, name }) => {
    const amount = said?.deductions?.[id];
    return amount === undefined ? [] : [`Obustava${name && ` „${name}“`}: ${formatMoney(amount)}`];
  });
