import { formatAmount } from '@obracun/engine/core/numbers/format.ts';
import type { EntryName } from '@obracun/engine/payroll/model/month.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Part } from '../../../lazy-loading/part.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Heading } from '../../../ui/page/heading.tsx';
import { Quoted } from '../../../ui/quoted.tsx';
import { isSettled } from '../../calculation/outcome.ts';
import { WorkerName } from '../../form/worker-name.tsx';
import type { TypedText } from '../../month-edits/change.ts';
import type { EditedMonth } from '../../month-edits/use-edited-month.ts';
import { typedColumnsOf } from '../rows/columns.ts';
import { deductionNotes } from '../rows/deduction-notes.ts';
import { type MonthRow, noteOf, reasonOf } from '../rows/rows.ts';
import { DeductionInputs } from './deduction-inputs.tsx';
import { EntryField } from './entry-field.tsx';
import { FederalInputs, OF_PAYOUT_KIND } from './federal-inputs.tsx';
import { LeastBaseChoice } from './least-base-choice.tsx';
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
      {!isFrozen && <LeastBaseChoice key={`${row.id}-osnovica`} row={row} make={make} />}
      <EntryFields key={row.id} row={row} entity={entity} isFrozen={isFrozen} type={type} />
      <DeductionInputs key={`${row.id}-obustave`} row={row} isFrozen={isFrozen} make={make} />
      {entity === 'fbih' && (
        <FederalInputs key={`${row.id}-vrsta`} row={row} isFrozen={isFrozen} type={type} make={make} />
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

/** The base of sick pay taken from an earlier closed month, where none was typed. */
function earlierBase({ outcome }: MonthRow): string | undefined {
  if (!isSettled(outcome)) return undefined;
  const { bolovanje_osnovica } = outcome.request;
  return typeof bolovanje_osnovica === 'number'
    ? formatAmount(Math.round(bolovanje_osnovica * 100))
    : undefined;
}

type EntryFieldsProps = Pick<WorkerPanelProps, 'row' | 'entity' | 'isFrozen' | 'type'>;

const EntryFields = ({ row, entity, isFrozen, type }: EntryFieldsProps) => (
  <div className={styles.fields}>
    {typedColumnsOf(entity)
      .filter((column) => !OF_PAYOUT_KIND.includes(column as EntryName))
      .map((column) => (
        <EntryField
          key={column}
          row={row}
          column={column}
          placeholder={column === 'sickBase' ? earlierBase(row) : undefined}
          isFrozen={isFrozen}
          type={type}
        />
      ))}
  </div>
);
