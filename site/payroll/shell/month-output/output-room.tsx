import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { MonthPayments } from '@obracun/engine/payroll/model/month-payments.ts';
import type { ClosedMonth, SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import { estimateNotes } from '@obracun/engine/payroll/month/calculate/estimated.ts';
import type { Payment } from '@obracun/engine/payroll/payments/due/payment.ts';
import { type ComponentType, useCallback, useMemo } from 'react';
import { PartMissing } from '../../../lazy-loading/load-part.ts';
import { useRequest } from '../../../lazy-loading/use-request.ts';
import { Waiting } from '../../../lazy-loading/waiting.tsx';
import { useToday } from '../../../platform/clock.ts';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import { withDatabase } from '../../../storage/db/with-database.ts';
import { lastCorrected } from '../../../storage/payroll/earlier-closings.ts';
import { earlierInYear } from '../../../storage/payroll/earlier-in-year.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { useMonthPayments } from '../../../storage/payroll/payments.ts';
import { useEarlierClosings } from '../../../storage/payroll/use-closing.ts';
import { workersOf } from '../../../storage/payroll/workers.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import { MissingList } from '../../firms/start/missing-list.tsx';
import { useMonthWages } from '../../month/calculation/use-month-wages.ts';
import { EarlierList } from '../../month/corrections/earlier-list.tsx';
import { decidedOutput } from '../../month/output/decided-output.ts';
import { type Output, outputOf } from '../../month/output/output.ts';
import { FormerPapers } from '../../month/remake/former-papers.tsx';
import { OpenBefore } from '../../month/result/open-before.tsx';
import { UnreadNotice } from '../../month/result/unread-notice.tsx';
import { MonthChooser, monthName } from '../../ui/month-chooser.tsx';
import { ArrivalHeading } from '../../ui/routing/arrival-heading.tsx';
import type { SectionProps } from '../../ui/routing/section-props.ts';
import { EarlierNotice, useClosingRead } from './earlier-closing.tsx';
import { MonthStanding, NoWages } from './month-standing.tsx';
import styles from './output-room.module.css';

/** What a room shows of a month. */
export interface RoomProps {
  readonly of: MonthOf;
  /** The firm as it is now; its accounts may be newer than the closing. */
  readonly firm: StoredRecord<Firm>;
  /** With the decisions about its payments. */
  readonly output: Output;
  readonly payments: readonly Payment[];
  /** Undefined while the month is open. */
  readonly closed: ClosedMonth | undefined;
  /** The closing that this one corrects. */
  readonly before: ClosedMonth | undefined;
  /** An earlier closing is only read. */
  readonly isEarlier: boolean;
}

/** A room of `/plate`, with the word its heading starts with. */
export interface Room {
  readonly section: 'placanja' | 'papiri' | 'obrasci' | 'knjizenje';
  readonly title: string;
  readonly View: ComponentType<RoomProps>;
}

interface OutputRoomProps {
  readonly room: Room;
  readonly at: SectionProps;
}

/** One kind of output of a month: as closed, as calculated now, or of an earlier closing. */
export const OutputRoom = ({ room, at }: OutputRoomProps) =>
  at.closing ? (
    <EarlierRoom key={at.closing} room={room} at={at} moment={at.closing} />
  ) : (
    <PresentRoom room={room} at={at} />
  );

const monthOf = ({ firm, year, month }: SectionProps): MonthOf => ({ firm: firm.id, year, month });

function PresentRoom({ room: { section, title, View }, at }: OutputRoomProps) {
  const { firm } = at;
  const of = monthOf(at);
  const earlier = useEarlierClosings(of);
  const wages = useMonthWages(of, firm.content);
  const decisions = useMonthPayments(of);
  const before = lastCorrected(earlier);
  const closed = wages?.closed;
  return (
    <section aria-labelledby={section} className="stack3">
      <div className={joinClasses('row4', styles.head)}>
        <ArrivalHeading level={3} look="section" id={section}>
          {title} za {monthName(of, firm.content.entity)}
        </ArrivalHeading>
        <MonthChooser of={of} section={section} lastYear={of.year + 1} entity={firm.content.entity} />
      </div>
      {wages && decisions !== undefined ? (
        <>
          <MissingList
            of={of}
            firm={firm.content}
            workers={wages.settled.wages.map(({ worker }) => worker)}
            isClosed={closed !== undefined}
          />
          {!closed && <UnreadNotice of={of} />}
          {!closed && <OpenBefore of={of} workers={wages.settled.wages.map(({ worker }) => worker)} />}
          <MonthStanding of={of} wages={wages} />
          {closed && <FormerPapers of={of} />}
          {closed && earlier && <EarlierList of={of} earlier={earlier} section={section} />}
          <Made
            settled={wages.settled}
            closed={closed}
            isCorrection={before !== undefined}
            decisions={decisions}
            made={{ of, firm, before: closed && before, isEarlier: false }}
            View={View}
          />
        </>
      ) : (
        <Waiting />
      )}
    </section>
  );
}

/** The same of an earlier closing. */
function EarlierRoom({
  room: { section, title, View },
  at,
  moment,
}: OutputRoomProps & { readonly moment: string }) {
  const of = monthOf(at);
  const found = useClosingRead(of, moment);
  if (found === undefined) return <Waiting />;
  return (
    <section aria-labelledby={section} className="stack3">
      <ArrivalHeading level={3} look="section" id={section}>
        {title} za {monthName(of, at.firm.content.entity)}: ranije zaključenje
      </ArrivalHeading>
      <EarlierNotice of={of} section={section} closed={found} />
      {found && (
        <Made
          settled={found.settled}
          closed={found}
          isCorrection={false}
          decisions={null}
          made={{ of, firm: at.firm, before: undefined, isEarlier: true }}
          View={View}
        />
      )}
    </section>
  );
}

interface MadeProps {
  readonly settled: SettledMonth;
  readonly closed: ClosedMonth | undefined;
  /** It was closed before, so that its forms correct those of then. */
  readonly isCorrection: boolean;
  /** Null while nothing is decided. */
  readonly decisions: MonthPayments | null;
  readonly made: Pick<RoomProps, 'of' | 'firm' | 'before' | 'isEarlier'>;
  readonly View: Room['View'];
}

/** The room once its output is made. */
function Made({ settled, closed, isCorrection, decisions, made, View }: MadeProps) {
  const firm = made.firm.content;
  const { output, error, retry } = useOutput(settled, closed, isCorrection, firm);
  const decided = useMemo(() => output && decidedOutput(output, decisions, firm), [output, decisions, firm]);
  if (error) return <NoOutput error={error} retry={retry} />;
  if (!decided) return <Waiting />;
  if (decided.output.settled.wages.length === 0) return <NoWages of={made.of} />;
  return (
    <>
      {estimateNotes(decided.output.settled).map((note) => (
        <Notice key={note} kind="warn">
          {note}
          {!closed && ' Dok je ne potvrdite zaključenjem, ne plaćajte i ne predajte po njoj.'}
        </Notice>
      ))}
      {decided.output.isRemade && (
        <Notice kind="warn">
          Iznosi, nalozi i datoteke obrazaca su iz zaključenja. Listići, liste i tabele su nacrtani iz njih.
        </Notice>
      )}
      <View {...made} {...decided} closed={closed} />
    </>
  );
}

interface NoOutputProps {
  readonly error: Error;
  readonly retry: () => void;
}

/** Reason why there are no documents: the line labels failed to load, or an internal error. */
export const NoOutput = ({ error, retry }: NoOutputProps) => (
  <Notice kind="error" title="Dokumenti mjeseca nisu napravljeni">
    {error instanceof PartMissing
      ? 'Dio stranice nije učitan: provjerite internet.'
      : 'Pravljenje je prekinuto greškom. Osvježite stranicu: upisano ostaje.'}{' '}
    <Button look="link" onClick={retry}>
      Pokušaj ponovo
    </Button>
  </Notice>
);

/** Without output until the line labels are loaded. */
function useOutput(month: SettledMonth, closed: ClosedMonth | undefined, isCorrection: boolean, firm: Firm) {
  const today = useToday();
  const ask = useCallback(
    async (day: string) => {
      // The payslips of a closed month are frozen.
      const earlier = closed ? [] : await withDatabase((db) => earlierInYear(db, month.month));
      const stored = closed ? await withDatabase((db) => workersOf(db, firm.id)) : [];
      const workers = stored.map(({ content }) => content);
      return { of: month, output: await outputOf(month, closed, day, isCorrection, firm, earlier, workers) };
    },
    [month, closed, isCorrection, firm],
  );
  const { answer, error, retry } = useRequest(today, ask);
  return { output: answer?.of === month ? answer.output : undefined, error, retry };
}
