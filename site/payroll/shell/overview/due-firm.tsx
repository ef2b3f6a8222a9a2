import { byDay, type Day, type YearMonth } from '@obracun/engine/core/days/day.ts';
import type { Deadline } from '@obracun/engine/payroll/forms/deadlines/deadline.ts';
import { useId } from 'react';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { FirmName } from '../../ui/form/firm-name.tsx';
import { addressOf } from '../../ui/routing/place.ts';
import styles from './firms-overview.module.css';
import { type MonthSummary, nextDeadline, type OverviewFirm, stateOf } from './overview-firms.ts';
import { dueText, payoutText, STATES } from './overview-texts.ts';

interface DueFirmProps {
  readonly firms: readonly OverviewFirm[];
  readonly summaryOf: (one: OverviewFirm) => MonthSummary | undefined;
  readonly of: YearMonth;
  readonly today: Day;
}

/** The firm whose deadline is next, with the button to its month; nothing once all of them are done. */
export function DueFirm({ firms, summaryOf, of, today }: DueFirmProps) {
  const id = useId();
  const due = firstDue(firms);
  if (!due) return null;
  const { one, deadline } = due;
  const amount = payoutText(one, summaryOf(one));
  return (
    <div className={joinClasses('onScreen row5 padded', styles.next)}>
      <div className={joinClasses('tight', styles.nextText)}>
        <strong id={id} className={styles.name}>
          <FirmName name={one.firm.name} />
        </strong>
        <span className={joinClasses(deadline.day < today && 'error')}>{dueText(deadline, today)}</span>
        <span className={styles.facts}>
          {[amount && `za isplatu ${amount}`, STATES[stateOf(one)]].filter(Boolean).join(' · ')}
        </span>
      </div>
      <ButtonLink href={addressOf({ firm: one.id, ...of, section: 'mjesec' })} aria-describedby={id}>
        Otvori
      </ButtonLink>
    </div>
  );
}

interface Due {
  readonly one: OverviewFirm;
  readonly deadline: Deadline;
}

/** Firms come by name, which decides between those of one day. */
const firstDue = (firms: readonly OverviewFirm[]): Due | undefined =>
  firms
    .flatMap((one): readonly Due[] => {
      const deadline = nextDeadline(one);
      return deadline ? [{ one, deadline }] : [];
    })
    .toSorted((one, other) => byDay(one.deadline.day, other.deadline.day))[0];
