import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { ClosedMonth, SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import { unstatedRates } from '@obracun/engine/payroll/month/api-request/usual-rates.ts';
import { Waiting } from '../../../lazy-loading/waiting.tsx';
import { type EarlierClosings, lastCorrected } from '../../../storage/payroll/earlier-closings.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { useMonthPayments } from '../../../storage/payroll/payments.ts';
import { useEarlierClosings } from '../../../storage/payroll/use-closing.ts';
import { Notice } from '../../../ui/notice.tsx';
import { MissingList } from '../../firms/start/missing-list.tsx';
import { DifferenceSection } from '../../forms/corrections/difference-section.tsx';
import { type MonthWages, useMonthWages } from '../../month/calculation/use-month-wages.ts';
import { EarlierList } from '../../month/corrections/earlier-list.tsx';
import { FormerPapers } from '../../month/remake/former-papers.tsx';
import { OpenBefore } from '../../month/result/open-before.tsx';
import { UnreadNotice } from '../../month/result/unread-notice.tsx';
import { FirmOutstanding } from '../../payments/due/firm-outstanding.tsx';
import { MonthChooser, monthName } from '../../ui/month-chooser.tsx';
import { ArrivalHeading } from '../../ui/routing/arrival-heading.tsx';
import { addressOf } from '../../ui/routing/place.ts';
import type { SectionProps } from '../../ui/routing/section-props.ts';
import { EarlierClosing } from './earlier-closing.tsx';
import { MonthOutput } from './month-output.tsx';
import styles from './output-screen.module.css';

/** Documents of a month, as closed or as calculated now, or those of an earlier closing. */
export const OutputScreen = (props: SectionProps) =>
  props.closing ? (
    <EarlierClosing
      key={props.closing}
      of={{ firm: props.firm.id, year: props.year, month: props.month }}
      moment={props.closing}
      firm={props.firm.content}
    />
  ) : (
    <PresentOutput {...props} />
  );

function PresentOutput({ firm, year, month }: SectionProps) {
  const of = { firm: firm.id, year, month };
  const earlier = useEarlierClosings(of);
  const wages = useMonthWages(of, firm.content);
  const decisions = useMonthPayments(of);
  return (
    <section aria-labelledby="izlaz" className={styles.screen}>
      <ArrivalHeading level={3} look="section" id="izlaz">
        Listići, nalozi i obrasci za {monthName(of)}
      </ArrivalHeading>
      <MonthChooser of={of} section="izlaz" lastYear={year + 1} />
      {wages && decisions !== undefined ? (
        <>
          <MissingList
            of={of}
            firm={firm.content}
            workers={wages.settled.wages.map(({ worker }) => worker)}
            isClosed={wages.closed !== undefined}
          />
          {!wages.closed && <UnreadNotice of={of} />}
          {!wages.closed && <OpenBefore of={of} workers={wages.settled.wages.map(({ worker }) => worker)} />}
          <Standing wages={wages} address={addressOf({ ...of, section: 'mjesec' })} />
          {wages.closed && <FormerPapers of={of} />}
          {wages.closed && <Corrected of={of} firm={firm.content} closed={wages.closed} earlier={earlier} />}
          <MonthOutput
            month={wages.settled}
            firm={firm.content}
            isCorrection={lastCorrected(earlier) !== undefined}
            decisions={decisions}
            {...(wages.closed && { closed: wages.closed })}
          />
          <FirmOutstanding firm={firm} />
        </>
      ) : (
        <Waiting />
      )}
    </section>
  );
}

interface CorrectedProps {
  readonly of: MonthOf;
  readonly firm: Firm;
  readonly closed: ClosedMonth;
  readonly earlier: EarlierClosings | undefined;
}

/** Earlier closings, and the difference to the last of them. */
function Corrected({ of, firm, closed, earlier }: CorrectedProps) {
  const before = lastCorrected(earlier);
  return (
    <>
      {earlier && <EarlierList of={of} earlier={earlier} />}
      {before && <DifferenceSection before={before} after={closed} firm={firm} />}
    </>
  );
}

/** True when a wage needs a percentage that is not stated. */
const isUnstated = ({ firm, month, wages }: SettledMonth): boolean =>
  wages.some(({ worker }) => unstatedRates(firm, worker, month).length > 0);

interface StandingProps {
  readonly wages: MonthWages;
  /** Edited month. */
  readonly address: string;
}

/** Open points of the month, against payments by mistake. */
const Standing = ({ wages: { settled, closed, missing, problem }, address }: StandingProps) => (
  <>
    {problem && <Notice kind="warn">{problem}</Notice>}
    {missing > 0 && (
      <Notice kind="error" title="Nisu svi obračunati">
        Radnika bez obračuna: {missing}. Njih u ovim dokumentima nema:{' '}
        <a href={address}>ispravite u mjesecu</a>.
      </Notice>
    )}
    {!closed && isUnstated(settled) && (
      <Notice kind="warn" title="Minuli rad je računat kao 0 %">
        Firma nije upisala procenat minulog rada: ne plaćajte dok se ne upiše.{' '}
        <a href={address}>Upišite ga u mjesecu</a>.
      </Notice>
    )}
    {!closed && missing === 0 && !problem && (
      <p>
        Mjesec nije zaključen: iznosi se mogu promijeniti. <a href={address}>Zaključite ga</a> prije isplate.
      </p>
    )}
  </>
);
