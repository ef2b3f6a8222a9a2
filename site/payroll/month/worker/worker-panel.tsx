import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Part } from '../../../parts/part.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Heading } from '../../../ui/page/heading.tsx';
import { Quoted } from '../../../ui/quoted.tsx';
import type { TypedText } from '../../entries/change.ts';
import type { EditedMonth } from '../../entries/use-edited-month.ts';
import { WorkerName } from '../../form/worker-name.tsx';
import { isSettled } from '../../reckoned/outcome.ts';
import { typedCell } from '../rows/cells.ts';
import { titleOf, typedColumnsOf, unitOfColumn } from '../rows/columns.ts';
import { deductionNotes } from '../rows/deduction-notes.ts';
import { type MonthRow, noteOf, reasonOf } from '../rows/rows.ts';
import { DeductionInputs } from './deduction-inputs.tsx';
import { EntryInput } from './entry-input.tsx';
import { PayoutKindInput } from './payout-kind-input.tsx';
import { WageFigures } from './wage-figures.tsx';
import styles from './worker-panel.module.css';

/** Its every line is explained, which is asked for only when it is wanted. */
const loadSlip = async () => (await import('../../slip/wage-slip.tsx')).WageSlip;

interface WorkerPanelProps {
  readonly row: MonthRow;
  readonly entity: PayrollEntity;
  readonly isFrozen: boolean;
  readonly type: (texts: readonly TypedText[]) => void;
  readonly make: EditedMonth['make'];
  /** To the worker before or after; undefined at either end. */
  readonly goBack: (() => void) | undefined;
  readonly goOn: (() => void) | undefined;
  readonly close: () => void;
}

/** One worker's month over the sheet: everything that can be typed, what came of it, and the slip with its reasons. */
export function WorkerPanel({ row, entity, isFrozen, type, make, goBack, goOn, close }: WorkerPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const { worker, outcome } = row;
  const [reason, known] = [reasonOf(row), noteOf(row)];
  return (
    <dialog ref={dialog} aria-labelledby={heading} className={styles.panel} onClose={close}>
      <header className={styles.head}>
        <Heading level={2} id={heading} tabIndex={-1} autoFocus className={styles.name}>
          <WorkerName worker={worker} />
        </Heading>
        <IconButton label="Prethodni radnik" disabled={!goBack} onClick={goBack}>
          <ChevronLeft aria-hidden="true" size={20} />
        </IconButton>
        <IconButton label="Sljedeći radnik" disabled={!goOn} onClick={goOn}>
          <ChevronRight aria-hidden="true" size={20} />
        </IconButton>
        <IconButton label="Zatvori" onClick={() => dialog.current?.close()}>
          <X aria-hidden="true" size={20} />
        </IconButton>
      </header>
      {reason && <Notice kind="error">{reason}</Notice>}
      {known && <Notice kind="warn">{known}</Notice>}
      <WageFigures row={row} />
      <EntryFields key={row.id} row={row} entity={entity} isFrozen={isFrozen} type={type} />
      <DeductionInputs key={`${row.id}-obustave`} row={row} isFrozen={isFrozen} make={make} />
      {entity === 'fbih' && (
        <PayoutKindInput key={`${row.id}-vrsta`} row={row} isFrozen={isFrozen} make={make} />
      )}
      {isSettled(outcome) &&
        deductionNotes(outcome).map((note) => (
          <Notice key={note} kind="warn">
            <Quoted>{note}</Quoted>
          </Notice>
        ))}
      {isSettled(outcome) && <Part load={loadSlip} props={{ wage: outcome, isFrozen }} />}
    </dialog>
  );
}

type EntryFieldsProps = Pick<WorkerPanelProps, 'row' | 'entity' | 'isFrozen' | 'type'>;

const EntryFields = ({ row, entity, isFrozen, type }: EntryFieldsProps) => (
  <div className={styles.fields}>
    {typedColumnsOf(entity).map((column) => {
      const cell = typedCell(row, column);
      return (
        <EntryInput
          key={column}
          label={titleOf(column)}
          unit={unitOfColumn(column)}
          text={cell.text}
          error={cell.error}
          note={cell.note}
          isFrozen={isFrozen}
          onText={(text, found, session) =>
            type([{ worker: row.id, column, text, session, ...(found !== undefined && { found }) }])
          }
        />
      );
    })}
  </div>
);
