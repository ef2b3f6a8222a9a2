import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { EntryName } from '@obracun/engine/payroll/model/month-columns.ts';
import { payNotes } from '@obracun/engine/payroll/month/calculate/pays-of.ts';
import { useMemo } from 'react';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Quoted } from '../../../ui/quoted.tsx';
import { SheetView } from '../../../ui/spreadsheet/sheet-view.tsx';
import type { CellEdit } from '../../../ui/spreadsheet/state/place.ts';
import { useMedia } from '../../../ui/use-media.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { WorkerName } from '../../ui/form/worker-name.tsx';
import { isSettled } from '../calculation/outcome.ts';
import type { TypedColumn, TypedText } from '../edits/change.ts';
import { writeEntry } from '../edits/read-entry.ts';
import { SHORTCUTS } from '../shortcuts/shortcuts.ts';
import { cellOf, totalsOf } from './cells.ts';
import { sheetColumns, titleOf, unitOfColumn } from './columns.ts';
import { allWarningsOf } from './deduction-notes.ts';
import styles from './month-rows.module.css';
import { countedIn, isWrong, type MonthRow } from './rows.ts';

/** Workers of a month: a sheet, or cards on narrow screens. */
export const MonthRows = (props: MonthSheetProps) =>
  useMedia(WIDE) ? <MonthSheet {...props} /> : <RowCards {...props} />;

/** Minimum width of a sheet. */
const WIDE = '(width >= 40rem)';

interface MonthSheetProps {
  readonly label: string;
  readonly rows: readonly MonthRow[];
  /** Number of all workers, also those filtered out. */
  readonly all: number;
  readonly firm: Firm;
  readonly shown: readonly TypedColumn[];
  /** Ids of the calculated figures. */
  readonly figures: readonly string[];
  readonly isFrozen: boolean;
  readonly type: (texts: readonly TypedText[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly open: (row: MonthRow) => void;
}

/** Month as a sheet: a row per worker, entries on the left, figures on the right. */
function MonthSheet({ rows, all, firm, shown, figures, type, ...rest }: MonthSheetProps) {
  const columns = useMemo(() => sheetColumns(firm, shown, figures), [firm, shown, figures]);
  const edit = (edits: readonly CellEdit[]) =>
    type(
      edits.flatMap(({ row, column, ...typed }) => {
        const [worker, name] = [rows[row]?.id, columns[column]?.id];
        return worker && name ? [{ worker, column: name as TypedColumn, ...typed }] : [];
      }),
    );
  return (
    <SheetView
      {...rest}
      isWide
      shortcut={SHORTCUTS.sheet}
      rows={rows}
      columns={columns}
      cellOf={cellOf}
      totals={totalsOf(rows, all, columns)}
      edit={edit}
    />
  );
}

interface RowCardsProps {
  readonly rows: readonly MonthRow[];
  /** Number of all workers, also those filtered out. */
  readonly all: number;
  readonly firm: Firm;
  readonly open: (row: MonthRow) => void;
}

/** Workers of a month as cards: each opens its entries; the total payout is below. */
export function RowCards({ rows, all, firm, open }: RowCardsProps) {
  const columns = useMemo(() => sheetColumns(firm, [], ['payout']), [firm]);
  const [name, payout] = totalsOf(rows, all, columns);
  return (
    <div>
      <p aria-hidden="true" className="soft end">
        Za isplatu
      </p>
      <ul className={joinClasses('lined', styles.list)}>
        {rows.map((row) => (
          <li key={row.id} className={styles.card}>
            <RowCard row={row} firm={firm} open={open} />
          </li>
        ))}
      </ul>
      <p className={joinClasses('apart strong', styles.total)}>
        <span>{name}</span> <Payout>{`${payout} KM`}</Payout>
      </p>
    </div>
  );
}

type RowCardProps = Pick<RowCardsProps, 'firm' | 'open'> & { readonly row: MonthRow };

const RowCard = ({ row, firm, open }: RowCardProps) => (
  <button type="button" className={styles.button} onClick={() => open(row)}>
    <span className="strong breaking">
      <WorkerName worker={row.worker} />
    </span>{' '}
    <Payout isStale={row.isWaiting}>{payoutOf(row)}</Payout>{' '}
    <span className={joinClasses('soft whole', isWrong(row) && 'error')}>
      <Quoted>{lineOf(row, firm)}</Quoted>
    </span>
    {payNotesOf(row).map((note) => (
      <span key={note} className="soft whole">
        {note}
      </span>
    ))}
    {allWarningsOf(row).map((note) => (
      <span key={note} className="soft whole warn">
        <Quoted>{note}</Quoted>
      </span>
    ))}
  </button>
);

/** The label is visible once above all cards; each card repeats it for screen readers. */
const Payout = ({ children, isStale }: { readonly children: string; readonly isStale?: boolean }) => (
  <span className={joinClasses('oneLine', isStale && styles.stale)}>
    <VisuallyHidden>za isplatu </VisuallyHidden>
    {children}
  </span>
);

const payNotesOf = ({ outcome, isWaiting }: MonthRow): readonly string[] =>
  isSettled(outcome) && !isWaiting ? payNotes(outcome.pays) : [];

const payoutOf = ({ outcome, isWaiting }: MonthRow): string =>
  isSettled(outcome) ? formatMoney(outcome.payout) : isWaiting ? '…' : '—';

/** Entries in a line, or a note about an error. */
function lineOf(row: MonthRow, firm: Firm): string {
  if (isWrong(row)) return 'Ima grešku: otvorite i ispravite';
  const typed = Object.entries(countedIn(row)?.entries ?? {}).map(([column, value = 0]) => {
    const name = column as EntryName;
    return `${titleOf(firm, name)}: ${writeEntry(name, value)} ${unitOfColumn(name)}`.trim();
  });
  return [...typed, ...deductionsOf(row)].join(' · ') || 'kako je ugovoreno';
}

/** Standing deductions with another amount this month. */
const deductionsOf = ({ worker, inputs }: MonthRow): readonly string[] =>
  worker.deductions.flatMap(({ id, name }) => {
    const amount = inputs?.deductions?.[id];
    return amount === undefined ? [] : [`Obustava${name && ` „${name}“`}: ${formatMoney(amount)}`];
  });
