import { formatAmount, formatMoney, formatRate } from '@obracun/engine/core/numbers/format.ts';
import { HUNDREDTHS } from '@obracun/engine/core/numbers/money.ts';
import { formatStored, scaleOf } from '@obracun/engine/core/numbers/units.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { LeastBaseOfMonth } from '@obracun/engine/payroll/model/month.ts';
import type { EntryName } from '@obracun/engine/payroll/model/month-columns.ts';
import { isKindKey } from '@obracun/engine/payroll/model/pay-kind.ts';
import type { SettledWage } from '@obracun/engine/payroll/model/wage.ts';
import type { StandingDeduction } from '@obracun/engine/payroll/model/worker.ts';
import { mayChooseLeastBase } from '@obracun/engine/payroll/month/calculate/raised-base.ts';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { CopyFigure } from '../../../calculator/result-table/copy-figure.tsx';
import { OptionalPart, Part } from '../../../lazy-loading/part.tsx';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { IconButton } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Folded } from '../../../ui/page/folded.tsx';
import { Heading } from '../../../ui/page/heading.tsx';
import { Quoted } from '../../../ui/quoted.tsx';
import { Typed } from '../../../ui/typed.tsx';
import { WorkerAbsences } from '../../staff/absences/worker-absences.tsx';
import { Choice } from '../../ui/form/choice.tsx';
import { WorkerName } from '../../ui/form/worker-name.tsx';
import type { TakeTyped } from '../../ui/use-typed-until-left.ts';
import { isSettled } from '../calculation/outcome.ts';
import { type TypedColumn, type TypedText, withDeduction, withLeastBase } from '../edits/change.ts';
import { readEntry } from '../edits/read-entry.ts';
import type { EditedMonth } from '../edits/use-edited-month.ts';
import { typedColumnsOf } from '../rows/columns.ts';
import { deductionNotes } from '../rows/deduction-notes.ts';
import { FIGURES } from '../rows/figures.ts';
import { countedIn, type MonthRow, noteOf, reasonOf } from '../rows/rows.ts';
import { EntryField } from './entry-field.tsx';
import { EntryInput } from './entry-input.tsx';
import { FederalInputs, OF_PAYOUT_KIND } from './federal-inputs.tsx';
import { WageRefunds, WithoutRefunds } from './wage-refunds.tsx';
import styles from './worker-panel.module.css';

/** Slip with explanations, requested on demand. */
const loadParts = () => import('../slip/wage-and-link.ts');
const loadLink = async () => (await loadParts()).MyPayslipLink;
const loadSlip = async () => (await loadParts()).WageSlip;

interface WorkerPanelProps {
  readonly of: MonthOf;
  readonly row: MonthRow;
  readonly firm: Firm;
  /** Columns of the sheet. */
  readonly shown: readonly TypedColumn[];
  readonly isFrozen: boolean;
  readonly type: (texts: readonly TypedText[]) => void;
  readonly make: EditedMonth['make'];
  /** Goes to the previous or next worker; undefined at either end. */
  readonly goBack: (() => void) | undefined;
  readonly goOn: (() => void) | undefined;
  readonly close: () => void;
}

/** Panel of one worker's month over the sheet: entries, result, and the explained slip. */
export function WorkerPanel({
  of,
  row,
  firm,
  shown,
  isFrozen,
  type,
  make,
  goBack,
  goOn,
  close,
}: WorkerPanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const { worker, outcome } = row;
  const [reason, known] = [reasonOf(row), noteOf(row)];
  return (
    <dialog ref={dialog} aria-labelledby={heading} className={styles.panel} onClose={close}>
      <header className={joinClasses('row1', styles.head)}>
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
      {isSettled(outcome) && <WageRefunds wage={outcome} />}
      {!isFrozen && <WithoutRefunds row={row} make={make} />}
      {!isFrozen && <LeastBaseChoice key={`${row.id}-osnovica`} entity={firm.entity} row={row} make={make} />}
      <WorkerAbsences of={of} row={row} isFrozen={isFrozen} />
      <EntryFields key={row.id} row={row} firm={firm} shown={shown} isFrozen={isFrozen} type={type} />
      <DeductionInputs key={`${row.id}-obustave`} row={row} isFrozen={isFrozen} make={make} />
      {firm.entity === 'fbih' && (
        <FederalInputs
          key={`${row.id}-vrsta`}
          row={row}
          firm={firm}
          isFrozen={isFrozen}
          type={type}
          make={make}
        />
      )}
      {isSettled(outcome) &&
        deductionNotes(outcome).map((note) => (
          <Notice key={note} kind="warn">
            <Quoted>{note}</Quoted>
          </Notice>
        ))}
      {isSettled(outcome) && <Part load={loadSlip} props={{ wage: outcome, isFrozen }} />}
      {isSettled(outcome) && <OptionalPart load={loadLink} props={{ wage: outcome, month: of }} />}
    </dialog>
  );
}

/** Base of sick pay from an earlier closed month, when none was typed. */
function earlierBase({ outcome }: MonthRow): string | undefined {
  if (!isSettled(outcome)) return undefined;
  const { bolovanje_osnovica, bolovanje_osnovica_sati = 1 } = outcome.request;
  return typeof bolovanje_osnovica === 'number'
    ? formatStored(
        'satnica',
        Math.round((bolovanje_osnovica * scaleOf('satnica')) / Number(bolovanje_osnovica_sati)),
      )
    : undefined;
}

type EntryFieldsProps = Pick<WorkerPanelProps, 'row' | 'firm' | 'shown' | 'isFrozen' | 'type'>;

/** Entries of a worker; kinds of pay that the sheet does not show are folded. */
function EntryFields({ row, firm, shown, isFrozen, type }: EntryFieldsProps) {
  const all = [...new Set([...typedColumnsOf(firm), ...shown])].filter(
    (column) => !OF_PAYOUT_KIND.includes(column as EntryName),
  );
  const isRare = (column: TypedColumn) => isKindKey(column) && !shown.includes(column);
  const fieldsOf = (columns: readonly TypedColumn[]) => (
    <div className={joinClasses('columns', styles.fields)}>
      {columns.map((column) => (
        <EntryField
          key={column}
          row={row}
          firm={firm}
          column={column}
          placeholder={column === 'sickBase' ? earlierBase(row) : undefined}
          isFrozen={isFrozen}
          type={type}
        />
      ))}
    </div>
  );
  return (
    <>
      {fieldsOf(all.filter((column) => !isRare(column)))}
      {!isFrozen && (
        <Folded title="Ostale vrste primanja" line="regres, otpremnina, pomoć, dodaci" isLate>
          {fieldsOf(all.filter(isRare))}
        </Folded>
      )}
    </>
  );
}

/** Result of a worker's month in a strip; the payout is first and can be copied. */
function WageFigures({ row: { outcome, isWaiting } }: { readonly row: MonthRow }) {
  if (!isSettled(outcome)) return null;
  const { payout, ...others } = FIGURES;
  return (
    <dl
      className={joinClasses('row5 high terms', styles.figures, isWaiting && styles.stale)}
      aria-busy={isWaiting}
    >
      {[payout, ...Object.values(others)].map(
        (figure) =>
          figure &&
          !(figure.isDue && figure.of(outcome) === 0) && (
            <div key={figure.title}>
              <dt>{figure.title}</dt>
              <dd>
                <span>{formatAmount(figure.of(outcome))}</span> <span className="soft light">KM</span>
                {figure === payout && <CopyPayout wage={outcome} />}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

const CopyPayout = ({ wage: { payout } }: { readonly wage: SettledWage }) => (
  <CopyFigure line={{ label: FIGURES.payout?.title ?? '', kind: 'iznos', value: payout / HUNDREDTHS }} />
);

const WORDS: Readonly<Record<LeastBaseOfMonth, string>> = {
  proportional: 'Srazmjerno plaćenim satima',
  whole: 'Cijela najniža osnovica',
  gross: 'Bruto kakav jeste',
};

const DEFAULTS = {
  fbih: 'Dok ne izaberete, uzima se srazmjerna.',
  rs: 'Dok ne izaberete, uzima se cijela.',
  bd: undefined,
} as const;

interface LeastBaseChoiceProps {
  readonly entity: Firm['entity'];
  readonly row: MonthRow;
  readonly make: EditedMonth['make'];
}

/** Prorated part of the minimum contribution base, when it makes a difference. */
function LeastBaseChoice({ entity, row, make }: LeastBaseChoiceProps) {
  const { id, inputs, outcome } = row;
  const choiceId = useId();
  const isAsked =
    inputs?.leastBase !== undefined ||
    (isSettled(outcome) && mayChooseLeastBase(outcome, countedIn(row) ?? { entries: {} }));
  if (!isAsked) return null;
  return (
    <div className={joinClasses('columns', styles.fields)}>
      <Choice
        id={choiceId}
        label="Najniža osnovica u ovom mjesecu"
        labels={WORDS}
        value={inputs?.leastBase}
        hint={DEFAULTS[entity]}
        onValue={(choice) => make({ [id]: { before: inputs, after: withLeastBase(inputs, choice) } })}
      />
    </div>
  );
}

interface DeductionInputsProps {
  readonly row: MonthRow;
  readonly isFrozen: boolean;
  readonly make: EditedMonth['make'];
}

/** Monthly deductions of a worker, with an optional other amount for this month. */
const DeductionInputs = ({ row, isFrozen, make }: DeductionInputsProps) =>
  row.worker.deductions.length > 0 && (
    <section>
      <Heading level={3} look="group">
        Stalne obustave u ovom mjesecu
      </Heading>
      <div className={joinClasses('columns', styles.fields)}>
        {row.worker.deductions.map((one) => (
          <DeductionInput key={one.id} one={one} row={row} isFrozen={isFrozen} make={make} />
        ))}
      </div>
    </section>
  );

/** Invalid amounts keep the previous value and show an error. */
function DeductionInput({ one, row, ...rest }: DeductionInputsProps & { readonly one: StandingDeduction }) {
  const { make, isFrozen } = rest;
  const [wrong, setWrong] = useState<string>();
  const { worker, inputs } = row;
  const enter: TakeTyped = (text, _found, session) => {
    const { value, error } = readEntry('deductionsOfMonth', text);
    setWrong(error && `„${text.trim()}“ nije upisano. ${error}`);
    if (!error)
      make({ [worker.id]: { before: inputs, after: withDeduction(inputs, one.id, value) } }, session);
  };
  return (
    <EntryInput
      label={<Typed or="Obustava">{one.name}</Typed>}
      unit="KM"
      text={amountText(inputs?.deductions?.[one.id])}
      placeholder={usual(one)}
      hint={<Hint of={one} />}
      error={wrong}
      isFrozen={isFrozen}
      onText={enter}
    />
  );
}

const amountText = (amount: number | undefined): string => (amount === undefined ? '' : formatAmount(amount));

const usual = ({ amount, share }: StandingDeduction): string =>
  amount === undefined ? (share === undefined ? '' : `${formatRate(share)} neta`) : formatAmount(amount);

const Hint = ({ of: { creditor, remaining, carried = 0 } }: { readonly of: StandingDeduction }) => (
  <>
    <Typed>{creditor}</Typed>
    {creditor && remaining !== undefined && ' · '}
    {remaining !== undefined && `ostatak duga ${formatMoney(remaining)}`}
    {carried > 0 && ` · preneseno ${formatMoney(carried)}`}
  </>
);
