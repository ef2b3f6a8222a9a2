import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { ENTRY_COLUMNS } from '@obracun/engine/payroll/api-request/entry-columns.ts';
import type { EntryName } from '@obracun/engine/payroll/model/month.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Quoted } from '../../../ui/quoted.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { isSettled } from '../../calculation/outcome.ts';
import { WorkerName } from '../../form/worker-name.tsx';
import { writeEntry } from '../../month-edits/read-entry.ts';
import { totalsOf } from './cells.ts';
import { sheetColumns, unitOfColumn } from './columns.ts';
import { deductionNotes } from './deduction-notes.ts';
import styles from './row-cards.module.css';
import { isWrong, type MonthRow, noteOf } from './rows.ts';

interface RowCardsProps {
  readonly rows: readonly MonthRow[];
  /** How many there are, also those who are not meant now. */
  readonly all: number;
  readonly open: (row: MonthRow) => void;
}

/** What a card has of the columns of a sheet. */
const COLUMNS = sheetColumns([], ['payout']);

/** The workers of a month where a sheet has no room: each opens to what can be typed; what is paid to all of them stands under them. */
export function RowCards({ rows, all, open }: RowCardsProps) {
  const [name, payout] = totalsOf(rows, all, COLUMNS);
  return (
    <div>
      <p aria-hidden="true" className={styles.head}>
        Za isplatu
      </p>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.id} className={styles.card}>
            <RowCard row={row} open={open} />
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span>{name}</span> <Payout>{`${payout} KM`}</Payout>
      </p>
    </div>
  );
}

const RowCard = ({ row, open }: { readonly row: MonthRow; readonly open: RowCardsProps['open'] }) => (
  <button type="button" className={styles.button} onClick={() => open(row)}>
    <span className={styles.name}>
      <WorkerName worker={row.worker} />
    </span>{' '}
    <Payout isStale={row.isWaiting}>{payoutOf(row)}</Payout>{' '}
    <span className={joinClasses(styles.line, isWrong(row) && styles.wrong)}>
      <Quoted>{lineOf(row)}</Quoted>
    </span>
    {notesOf(row).map((note) => (
      <span key={note} className={joinClasses(styles.line, styles.noted)}>
        <Quoted>{note}</Quoted>
      </span>
    ))}
  </button>
);

/** What it is stands once above them all; who does not see it hears it with each. */
const Payout = ({ children, isStale }: { readonly children: string; readonly isStale?: boolean }) => (
  <span className={joinClasses(styles.figure, isStale && styles.stale)}>
    <VisuallyHidden>za isplatu </VisuallyHidden>
    {children}
  </span>
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
