import type { Day, YearMonth } from '@obracun/engine/core/days/day.ts';
import { counted, formatDay } from '@obracun/engine/core/numbers/format.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import records from '../../../ui/page/records.module.css';
import type { Removal } from '../../../ui/saved-list/use-removal.tsx';
import { FirmName } from '../../ui/form/firm-name.tsx';
import { addressOf, type Place } from '../../ui/routing/place.ts';
import styles from './firms-overview.module.css';
import { type MonthSummary, nextDeadline, type OverviewFirm } from './overview-firms.ts';
import { CELL, NAME } from './overview-keys.ts';
import { factsOf, firmPlace, payoutText } from './overview-texts.ts';
import { RowTools } from './row-tools.tsx';
import { STEPS, StepMark } from './step-mark.tsx';

interface OverviewRowProps {
  readonly one: OverviewFirm;
  /** Undefined until calculated. */
  readonly summary: MonthSummary | undefined;
  readonly of: YearMonth;
  readonly place: Place;
  readonly today: Day;
  readonly removal: Removal;
  /** Reports a failure. */
  readonly say: (sentence: string) => void;
}

/** A firm in a month, with links to it and marks of what is done. */
export function OverviewRow({ one, summary, of, place, today, removal, say }: OverviewRowProps) {
  const { id, firm, workers, closed } = one;
  const inMonth: Place = { firm: id, ...of, section: 'mjesec' };
  return (
    <tr>
      <th scope="row">
        <a href={addressOf(firmPlace(one, place, today))} className={styles.name} {...{ [CELL]: NAME }}>
          <FirmName name={firm.name} />
        </a>
        <span className={styles.facts}>{factsOf(one)}</span>
      </th>
      <DueCell one={one} today={today} />
      <td>
        {workers > 0 &&
          (one.typed > 0 ? counted(one.typed, ['radnik', 'radnika', 'radnika']) : 'bez izmjena')}
      </td>
      <td>{workers > 0 && <Calculated summary={summary} place={inMonth} />}</td>
      <td>{workers > 0 && <a href={addressOf(inMonth)}>{closed ? formatDay(closed.on) : 'otvoren'}</a>}</td>
      {STEPS.map((step) => (
        <td key={step.step} className={step.step === 'paid' && one.paidOff ? styles.paidOff : styles.step}>
          <StepMark one={one} of={of} {...step} today={today} say={say} />
        </td>
      ))}
      <td className={records.figure}>{payoutText(one, summary)}</td>
      <td className={joinClasses('onScreen', styles.tools)}>
        <RowTools one={one} of={of} removal={removal} say={say} />
      </td>
    </tr>
  );
}

function DueCell({ one, today }: Pick<OverviewRowProps, 'one' | 'today'>) {
  const due = nextDeadline(one);
  if (!due) return <td />;
  return (
    <td className={styles.due} title={due.note}>
      <span className={due.day < today ? 'error' : undefined}>{formatDay(due.day)}</span>
      <span className={styles.facts}>
        {due.title}
        {due.day < today && ', rok je prošao'}
      </span>
    </td>
  );
}

/** The outcome of a month's calculation, with a link to what has to be looked at. */
function Calculated({
  summary,
  place,
}: {
  readonly summary: MonthSummary | undefined;
  readonly place: Place;
}) {
  if (!summary) return 'računa se…';
  const messages = [
    summary.problems > 0 && `za ispraviti: ${summary.problems}`,
    summary.warnings > 0 && `napomena: ${summary.warnings}`,
  ].filter(Boolean);
  if (messages.length === 0) return 'u redu';
  return (
    <a href={addressOf(place)} className={summary.problems > 0 ? 'error' : undefined}>
      {messages.join(', ')}
    </a>
  );
}
