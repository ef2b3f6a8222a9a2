import type { Absence } from '@obracun/engine/payroll/model/absence.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { unstatedRates } from '@obracun/engine/payroll/month/api-request/usual-rates.ts';
import { withAbsences } from '@obracun/engine/payroll/staff/absences/fill-month.ts';
import { FileUp } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useEstimateText } from '../../calculator/form-state/estimate-text.ts';
import type { CalculatedFrom } from '../../storage/payroll/closing.ts';
import { saveShown } from '../../storage/payroll/firms.ts';
import type { MonthOf } from '../../storage/payroll/months.ts';
import { useEarlierClosings } from '../../storage/payroll/use-closing.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useTypingInSheet } from '../../ui/spreadsheet/use-typing-in-sheet.ts';
import { MissingList } from '../firms/start/missing-list.tsx';
import { UncountedAbsences } from '../staff/absences/uncounted-absences.tsx';
import { WorkerName } from '../ui/form/worker-name.tsx';
import { addressOf } from '../ui/routing/place.ts';
import { goTo } from '../ui/routing/use-place.ts';
import { isSettled } from './calculation/outcome.ts';
import { settledOf, workersIn } from './calculation/settled-of.ts';
import { withStoredWages } from './calculation/stored-wages.ts';
import { useMonthCalculation } from './calculation/use-month-calculation.ts';
import { CloseMonth } from './closing/close-month.tsx';
import { WageWarnings } from './closing/wage-warnings.tsx';
import { CopyEarlier } from './copy/copy-earlier.tsx';
import { OverpaidOffer } from './corrections/overpaid-offer.tsx';
import { changeOf, type TypedText } from './edits/change.ts';
import { readEntry } from './edits/read-entry.ts';
import type { EditedMonth } from './edits/use-edited-month.ts';
import { MonthView } from './month-view.tsx';
import { PayoutsSection } from './payouts/payouts-section.tsx';
import { PaidByNotice } from './rates/paid-by-notice.tsx';
import { RatesNotice } from './rates/rates-notice.tsx';
import { MonthResult } from './result/month-result.tsx';
import { OpenBefore } from './result/open-before.tsx';
import { UnreadNotice } from './result/unread-notice.tsx';
import {
  isUnstated,
  isWrong,
  type MonthRow,
  noteKey,
  type ReadingNotes,
  rowsOf,
  whyOpen,
} from './rows/rows.ts';
import { Troubles } from './troubles.tsx';

interface OpenMonthProps {
  readonly of: MonthOf;
  readonly firm: Firm;
  readonly workers: readonly Worker[];
  /** Of the firm, of any month. */
  readonly absences: readonly Absence[];
  /** Times of the last saves. */
  readonly known: CalculatedFrom;
  readonly onClosed: () => void;
  readonly edited: EditedMonth;
  readonly opened: string | undefined;
  /** Previous closing, when reopened. */
  readonly earlier: ClosedMonth | undefined;
}

/** Open month. */
export function OpenMonth({
  of,
  firm,
  workers,
  absences,
  known,
  edited,
  opened,
  earlier,
  onClosed,
}: OpenMonthProps) {
  const history = useEarlierClosings(of);
  const month = useMemo(
    () => withAbsences(firm, workers, edited.month, absences),
    [firm, workers, edited.month, absences],
  );
  const present = useMemo(() => workersIn(workers, month), [workers, month]);
  const calculated = useMonthCalculation(firm, present, month);
  const { notes, type } = useTyping(edited, month);
  const all = useMemo(
    () =>
      calculated && { ...calculated, ...withStoredWages(earlier, firm, present, month, calculated.outcomes) },
    [calculated, earlier, firm, present, month],
  );
  const rows = useMemo(
    () => rowsOf(present, edited.month, all, notes, (worker) => unstatedRates(firm, worker, month), month),
    [firm, present, edited.month, month, all, notes],
  );
  const settled = useMemo(
    () => settledOf(firm, present, month, all?.outcomes ?? new Map()),
    [firm, present, month, all],
  );
  const isReady =
    rows.length > 0 &&
    !edited.isSaving &&
    !rows.some((row) => row.isWaiting || isWrong(row) || isUnstated(row));
  return (
    <MonthView
      of={of}
      firm={firm}
      columns={firm.columns}
      month={month}
      rows={rows}
      edited={edited}
      closedOn={undefined}
      type={type}
      opened={opened}
      actions={
        <>
          <CopyEarlier of={of} firm={firm} month={edited.month} workers={present} make={edited.make} />
          <ButtonLink look="plain" href={addressOf({ ...of, section: 'sati' })}>
            <FileUp aria-hidden="true" size={18} /> Uvezi sate
          </ButtonLink>
          <CloseMonth settled={settled} rows={rows} known={known} isReady={isReady} onClosed={onClosed} />
        </>
      }
      payouts={
        <PayoutsSection
          key={edited.month.id}
          settled={settled}
          month={edited.month}
          workers={present}
          set={edited.set}
        />
      }
      troubles={
        <>
          <Troubles {...edited} workers={workers} problem={calculated?.problem} />
          <MissingList of={of} firm={firm} workers={present} />
          <UnreadNotice of={of} />
          <OpenBefore of={of} workers={present} />
          <RatesNotice firm={firm} known={known.firm} rows={rows} />
          <PaidByNotice month={edited.month} make={edited.make} />
          <UncountedAbsences of={of} firm={firm} workers={present} absences={absences} />
          <OverpaidOffer
            of={of}
            entity={firm.entity}
            workers={present}
            month={edited.month}
            make={edited.make}
          />
          <EstimateOffer entity={firm.entity} month={month} rows={rows} set={edited.set} />
          <WrongRows rows={rows} open={({ id }) => goTo({ ...of, section: 'mjesec', worker: id })} />
        </>
      }
    >
      <WageWarnings
        firm={firm}
        rows={rows}
        open={({ id }) => goTo({ ...of, section: 'mjesec', worker: id })}
        save={(seenWarnings) => void saveShown(firm.id, { seenWarnings }).catch(() => undefined)}
      />
      {settled.wages.length > 0 && (
        <MonthResult of={of} settled={settled} present={present} earlier={earlier} history={history} />
      )}
    </MonthView>
  );
}

/** Edits a month: queues the change, and shows how a number was read until the next edit of the cell. */
function useTyping({ month, make }: Pick<EditedMonth, 'month' | 'make'>, counted: PayrollMonth) {
  const [notes, setNotes] = useState<ReadingNotes>(new Map());
  const type = (texts: readonly TypedText[]): void => {
    const own = texts.map((typed) => (isAsRegistered(typed, counted) ? { ...typed, text: '' } : typed));
    make(changeOf(month.workers, own), texts[0]?.session);
    setNotes((before) => new Map([...before, ...texts.map(readingOf)].filter(([, note]) => note !== '')));
  };
  return { notes, type };
}

/** Typing the value of the absence register does not override it. */
function isAsRegistered({ worker, column, text }: TypedText, { workers }: PayrollMonth): boolean {
  if (column === 'note') return false;
  const registered = workers[worker]?.registered?.entries[column];
  return registered !== undefined && readEntry(column, text).value === registered;
}

const readingOf = ({ worker, column, text }: TypedText): [string, string] => [
  noteKey(worker, column),
  column === 'note' ? '' : (readEntry(column, text).note ?? ''),
];

interface EstimateOfferProps {
  readonly entity: PayrollEntity;
  readonly month: PayrollMonth;
  readonly rows: readonly MonthRow[];
  readonly set: EditedMonth['set'];
}

/** Calculates a month without known law by the last known law, marked as an estimate. */
function EstimateOffer({ entity, month, rows, set }: EstimateOfferProps) {
  const { name, ask } = useEstimateText(entity);
  if (month.isEstimate)
    return (
      <Notice kind="warn" title={name}>
        Propisi za ovaj mjesec još nisu poznati.{' '}
        <Button look="link" onClick={() => set({ isEstimate: false })}>
          Ne računaj procjenu
        </Button>
      </Notice>
    );
  if (!rows.some(isBeyondLaw)) return null;
  return (
    <Notice kind="info">
      Propisi za ovaj mjesec još nisu poznati.{' '}
      <Button look="link" onClick={() => set({ isEstimate: true })}>
        {ask}
      </Button>
    </Notice>
  );
}

const isBeyondLaw = ({ outcome }: MonthRow): boolean =>
  outcome !== undefined && !isSettled(outcome) && outcome.issues.some(({ kod }) => kod === 'nema_propisa');

/** Maximum of listed names; the rest are counted. */
const NAMED = 5;

interface WrongRowsProps {
  readonly rows: readonly MonthRow[];
  readonly open: (row: MonthRow) => void;
}

/** Rows without a wage, each with its reason; pressing opens the row. */
function WrongRows({ rows, open }: WrongRowsProps) {
  const wrong = useBeforeTyping(rows).filter(isWrong);
  if (wrong.length === 0) return null;
  return (
    <Notice kind="error" title="Ispravite upisano">
      <ul>
        {wrong.slice(0, NAMED).map((row) => (
          <li key={row.id}>
            <Button look="link" onClick={() => open(row)}>
              <WorkerName worker={row.worker} />
            </Button>{' '}
            {whyOpen(row)}
          </li>
        ))}
      </ul>
      {wrong.length > NAMED && `i još ${wrong.length - NAMED}`}
    </Notice>
  );
}

/** Rows before the cell was opened. */
function useBeforeTyping(rows: readonly MonthRow[]): readonly MonthRow[] {
  const isTyping = useTypingInSheet();
  const [shown, setShown] = useState(rows);
  if (!isTyping && shown !== rows) setShown(rows);
  return shown;
}
