import { unstatedRates } from '@obracun/engine/payroll/api-request/usual-rates.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { FileUp } from 'lucide-react';
import { useMemo } from 'react';
import type { CalculatedFrom } from '../../storage/payroll/closing.ts';
import type { MonthOf } from '../../storage/payroll/months.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { settledOf, workersIn } from '../calculation/settled-of.ts';
import { useMonthCalculation } from '../calculation/use-month-calculation.ts';
import type { EditedMonth } from '../month-edits/use-edited-month.ts';
import { addressOf } from '../routing/place.ts';
import { goTo } from '../routing/use-place.ts';
import { CloseMonth } from './closing/close-month.tsx';
import { CopyEarlier } from './copy/copy-earlier.tsx';
import { EstimateOffer } from './estimate-offer.tsx';
import { MonthView } from './month-view.tsx';
import { PaidByNotice } from './rates/paid-by-notice.tsx';
import { RatesNotice } from './rates/rates-notice.tsx';
import { MonthResult } from './result/month-result.tsx';
import { OpenBefore } from './result/open-before.tsx';
import { UnreadNotice } from './result/unread-notice.tsx';
import { isUnstated, isWrong, rowsOf } from './rows/rows.ts';
import { Troubles } from './troubles.tsx';
import { useTyping } from './use-typing.ts';
import { WrongRows } from './wrong-rows.tsx';

interface OpenMonthProps {
  readonly of: MonthOf;
  readonly firm: Firm;
  readonly workers: readonly Worker[];
  /** The moments all of it was kept at. */
  readonly known: CalculatedFrom;
  readonly onClosed: () => void;
  readonly edited: EditedMonth;
  readonly opened: string | undefined;
  /** How it was closed before it was opened again. */
  readonly earlier: ClosedMonth | undefined;
}

/** A month that is being worked on. */
export function OpenMonth({ of, firm, workers, known, edited, opened, earlier, onClosed }: OpenMonthProps) {
  const { month } = edited;
  const present = useMemo(() => workersIn(workers, month), [workers, month]);
  const calculated = useMonthCalculation(firm, present, month);
  const { notes, type } = useTyping(edited);
  const rows = useMemo(
    () => rowsOf(present, month, calculated, notes, (worker) => unstatedRates(firm, worker, month)),
    [firm, present, month, calculated, notes],
  );
  const settled = useMemo(
    () => settledOf(firm, present, month, calculated?.outcomes ?? new Map()),
    [firm, present, month, calculated],
  );
  const isReady =
    rows.length > 0 &&
    !edited.isSaving &&
    !rows.some((row) => row.isWaiting || isWrong(row) || isUnstated(row));
  return (
    <MonthView
      of={of}
      firm={firm}
      month={month}
      rows={rows}
      edited={edited}
      closedOn={undefined}
      type={type}
      opened={opened}
      actions={
        <>
          <CopyEarlier of={of} firm={firm} month={month} workers={present} make={edited.make} />
          <ButtonLink look="plain" href={addressOf({ ...of, section: 'sati' })}>
            <FileUp aria-hidden="true" size={18} /> Uvezi sate
          </ButtonLink>
          <CloseMonth settled={settled} rows={rows} known={known} isReady={isReady} onClosed={onClosed} />
        </>
      }
      troubles={
        <>
          <Troubles {...edited} workers={workers} problem={calculated?.problem} />
          <UnreadNotice of={of} />
          <OpenBefore of={of} workers={present} />
          <RatesNotice firm={firm} known={known.firm} rows={rows} />
          <PaidByNotice month={month} make={edited.make} />
          <EstimateOffer entity={firm.entity} month={month} rows={rows} set={edited.set} />
          <WrongRows rows={rows} open={({ id }) => goTo({ ...of, section: 'mjesec', worker: id })} />
        </>
      }
    >
      {settled.wages.length > 0 && (
        <MonthResult of={of} settled={settled} present={present} earlier={earlier} />
      )}
    </MonthView>
  );
}
