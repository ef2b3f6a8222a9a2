import type { Day, YearMonth } from '@obracun/engine/core/days/day.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Folded } from '../../../ui/page/folded.tsx';
import type { Removal } from '../../../ui/saved-list/use-removal.tsx';
import { FirmName } from '../../ui/form/firm-name.tsx';
import { addressOf, type Place } from '../../ui/routing/place.ts';
import styles from './firms-overview.module.css';
import { type MonthSummary, nextDeadline, type OverviewFirm, stateOf } from './overview-firms.ts';
import { dueText, factsOf, firmPlace, payoutText, STATES, totalText } from './overview-texts.ts';
import { RowTools } from './row-tools.tsx';
import { STEPS, StepMark } from './step-mark.tsx';

interface OverviewCardsProps {
  readonly firms: readonly OverviewFirm[];
  readonly summaryOf: (one: OverviewFirm) => MonthSummary | undefined;
  readonly of: YearMonth;
  readonly place: Place;
  readonly today: Day;
  readonly removal: Removal;
  readonly say: (sentence: string) => void;
}

/** The firms on a phone: each with its deadline, amount and state; its steps are folded. */
export const OverviewCards = ({ firms, ...rest }: OverviewCardsProps) => (
  <>
    <ul className="lined">
      {firms.map((one) => (
        <Card key={one.id} {...rest} one={one} />
      ))}
    </ul>
    {firms.length > 1 && (
      <p>
        Ukupno za isplatu: <strong>{totalText(firms, rest.summaryOf)}</strong>
      </p>
    )}
  </>
);

interface CardProps extends Omit<OverviewCardsProps, 'firms'> {
  readonly one: OverviewFirm;
}

function Card({ one, summaryOf, of, place, today, removal, say }: CardProps) {
  const deadline = nextDeadline(one);
  return (
    <li className="ruled entry">
      <a href={addressOf(firmPlace(one, place, today))} className={styles.name}>
        <FirmName name={one.firm.name} />
      </a>
      <span>{payoutText(one, summaryOf(one))}</span>
      <span className="whole small">
        {deadline && (
          <span className={joinClasses(deadline.day < today && 'error')}>{dueText(deadline, today)}</span>
        )}
        <span className={styles.facts}>
          {one.workers > 0 && `${STATES[stateOf(one)]} · `}
          {factsOf(one)}
        </span>
      </span>
      <div className="whole small">
        <Folded title="Koraci i faktura" isLate>
          {one.workers > 0 &&
            STEPS.map((step) => (
              <span key={step.step} className="beside touch">
                <StepMark one={one} of={of} {...step} today={today} say={say} />
                <span aria-hidden="true">{step.label}</span>
              </span>
            ))}
          <div className="row2">
            <RowTools one={one} of={of} removal={removal} say={say} />
          </div>
        </Folded>
      </div>
    </li>
  );
}
