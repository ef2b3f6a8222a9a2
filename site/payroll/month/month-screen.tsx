import { monthCode } from '@obracun/engine/core/days/day.ts';
import type { Absence } from '@obracun/engine/payroll/model/absence.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { monthId, monthOfId } from '@obracun/engine/payroll/model/reading/month.ts';
import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { useMemo, useState } from 'react';
import { Waiting } from '../../lazy-loading/waiting.tsx';
import { saveFile } from '../../platform/save-file.ts';
import type { Database } from '../../storage/db/database.ts';
import type { StoredRecord } from '../../storage/db/tables.ts';
import { useAbsences } from '../../storage/payroll/absences.ts';
import { lastCorrected } from '../../storage/payroll/earlier-closings.ts';
import type { MonthOf } from '../../storage/payroll/months.ts';
import { useClosing, useEarlierClosings } from '../../storage/payroll/use-closing.ts';
import { useFound } from '../../storage/payroll/use-found.ts';
import { useWorkers } from '../../storage/payroll/use-stored.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ChangedAbsences } from '../staff/absences/changed-absences.tsx';
import { MissingWorkers } from '../staff/workers/missing-workers.tsx';
import { MonthChooser, monthName } from '../ui/month-chooser.tsx';
import { ArrivalHeading } from '../ui/routing/arrival-heading.tsx';
import { addressOf } from '../ui/routing/place.ts';
import type { SectionProps } from '../ui/routing/section-props.ts';
import { BaseOffer, EstimateDifferenceOffer } from './back-pay/base-offer.tsx';
import { NextSteps } from './closing/next-steps.tsx';
import { OutputList } from './closing/output-list.tsx';
import { ReopenMonth } from './closing/reopen-month.tsx';
import { type EditedMonth, useEditedMonth } from './edits/use-edited-month.ts';
import { MonthView } from './month-view.tsx';
import { OpenMonth } from './open-month.tsx';
import { ClosedPayouts } from './payouts/closed-payouts.tsx';
import { MonthResult } from './result/month-result.tsx';
import { rowsOf } from './rows/rows.ts';
import { Troubles } from './troubles.tsx';

/** Month of a firm: sheet of workers with entries and results. State resets with the month. */
export const MonthScreen = (props: SectionProps) => (
  <OneMonth key={`${props.year}-${props.month}`} {...props} />
);

function OneMonth({ firm, year, month, worker }: SectionProps) {
  const of = { firm: firm.id, year, month };
  const stored = useWorkers(firm.id);
  const storedAbsences = useAbsences(firm.id);
  const edited = frozenWhen(firm.content.lock !== undefined, useEditedMonth(of));
  const closing = useClosing(of, edited?.month.isClosed);
  const [isNew, setNew] = useState(false);
  const workers = useMemo(() => stored?.map(({ content }) => content), [stored]);
  const absences = useMemo(() => storedAbsences?.map(({ content }) => content), [storedAbsences]);
  if (!stored || !workers || !storedAbsences || !absences || edited === undefined || closing === undefined)
    return <Waiting />;
  const shared = { of, firm: firm.content, workers, absences, edited, opened: worker };
  if (edited.month.isClosed)
    return closing ? (
      <ClosedMonthView {...shared} isNew={isNew} stored={closing} />
    ) : (
      <UnreadClosing {...shared} />
    );
  if (workers.length === 0)
    return (
      <MissingWorkers of={of} isEmpty>
        Dodajte radnike pod „Radnici“ ili „Uvoz“.
      </MissingWorkers>
    );
  const known = {
    month: edited.known,
    firm: firm.changed,
    workers: momentsOf(stored),
    absences: momentsOf(storedAbsences),
  };
  return <OpenMonth {...shared} onClosed={() => setNew(true)} known={known} earlier={closing?.content} />;
}

const nothing = () => undefined;

/** A month of a locked firm takes no edits: a sheet types without a form control. */
const frozenWhen = (isLocked: boolean, edited: EditedMonth | undefined): EditedMonth | undefined =>
  isLocked && edited ? { ...edited, make: nothing, set: nothing, undo: nothing, redo: nothing } : edited;

const momentsOf = (stored: readonly StoredRecord[]): ReadonlyMap<string, number> =>
  new Map(stored.map(({ id, changed }) => [id, changed]));

interface UnreadClosingProps {
  readonly of: MonthOf;
  readonly firm: Firm;
  readonly workers: readonly Worker[];
}

const recordOf = async (db: Database, id: string) => (await db.zakljucci.get(id)) ?? null;

/** Closed month with an unreadable closing: it can be reopened and calculated again. */
function UnreadClosing({ of, firm, workers }: UnreadClosingProps) {
  const id = monthId(of.firm, of.year, of.month);
  const record = useFound(id, recordOf);
  return (
    <section aria-labelledby="mjesec" className="stack3">
      <ArrivalHeading level={3} look="section" id="mjesec">
        Plate za {monthName(of, firm.entity)}
      </ArrivalHeading>
      <MonthChooser of={of} section="mjesec" lastYear={of.year + 1} entity={firm.entity} />
      <Notice kind="error" title="Zaključeni obračun se ne može pročitati">
        Vratite ga iz kopije podataka, ili ponovo otvorite mjesec i izračunajte ga. Dugovi pri tome ostaju
        umanjeni.{' '}
        {record && (
          <Button look="link" onClick={() => take(record)}>
            Preuzmi nečitljivi zapis
          </Button>
        )}
      </Notice>
      <ReopenMonth of={of} closed={undefined} firm={firm} workers={workers} />
    </section>
  );
}

const take = (record: StoredRecord): void =>
  saveFile(
    new Blob([JSON.stringify(record, null, 1)], { type: 'application/json' }),
    `necitljivo-zakljucen-${monthCode(monthOfId(record.id))}.json`,
  );

interface ClosedMonthViewProps {
  readonly of: MonthOf;
  readonly stored: StoredRecord<ClosedMonth>;
  /** Current data; a closed month has its own. */
  readonly firm: Firm;
  readonly workers: readonly Worker[];
  /** Current absences of the register. */
  readonly absences: readonly Absence[];
  /** True just after closing. */
  readonly isNew: boolean;
  readonly edited: EditedMonth;
  readonly opened: string | undefined;
}

const NO_NOTES = new Map<string, string>();
const NOTHING_WAITS = new Set<string>();
const NOBODY_WAITS: readonly Worker[] = [];

/** Link to the difference of a corrected month; other documents cover the whole month. */
const CorrectedNotice = ({ of }: { readonly of: MonthOf }) => (
  <Notice kind="info" title="Ispravljen mjesec">
    Ako su raniji nalozi plaćeni, platite samo razliku, pod{' '}
    <a href={addressOf({ ...of, section: 'placanja' })}>Plaćanja</a>. „Preuzmi sve“ ima cijele naloge.
  </Notice>
);

/** Closed month from its closing, without requests. */
function ClosedMonthView({
  of,
  stored,
  firm,
  workers,
  absences,
  isNew,
  edited,
  opened,
}: ClosedMonthViewProps) {
  const closed = stored.content;
  const { month, wages, firm: frozen } = closed.settled;
  const history = useEarlierClosings(of);
  const rows = useMemo(() => {
    const outcomes = new Map(wages.map((wage) => [wage.worker.id, wage]));
    const paid = wages.map(({ worker }) => worker);
    return rowsOf(paid, month, { outcomes, waiting: NOTHING_WAITS }, NO_NOTES);
  }, [wages, month]);
  return (
    <MonthView
      of={of}
      firm={frozen}
      columns={firm.columns}
      month={month}
      rows={rows}
      edited={edited}
      closedOn={closed.closedOn}
      closedBy={closed.closedBy}
      type={() => undefined}
      opened={opened}
      payouts={<ClosedPayouts stored={stored} />}
      troubles={
        <>
          <Troubles {...edited} workers={workers} />
          <OutputList of={of} closed={closed} />
          {lastCorrected(history) && <CorrectedNotice of={of} />}
          {!firm.lock && <BaseOffer of={of} closed={closed} workers={workers} />}
          {!firm.lock && <EstimateDifferenceOffer of={of} closed={closed} workers={workers} />}
          <ChangedAbsences of={of} closed={closed} absences={absences} />
        </>
      }
      actions={
        <NextSteps of={of} closed={closed} isNew={isNew}>
          <ReopenMonth of={of} closed={closed} firm={firm} workers={workers} />
        </NextSteps>
      }
    >
      <MonthResult
        of={of}
        settled={closed.settled}
        present={NOBODY_WAITS}
        closed={closed}
        earlier={lastCorrected(history)}
        history={history}
      />
    </MonthView>
  );
}
