import {
  type Day,
  monthCode,
  monthsLater,
  type YearMonth,
  yearMonthOf,
} from '@obracun/engine/core/days/day.ts';
import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import { upperFirst } from '@obracun/engine/core/text/letters.ts';
import { lastRead } from '@obracun/engine/law/last-read.ts';
import type { Deadline } from '@obracun/engine/payroll/forms/deadlines/deadline.ts';
import {
  dueWithPayout,
  ENTITIES_WITH_DEADLINES,
  publicDeadlines,
} from '@obracun/engine/payroll/forms/deadlines/public-deadlines.ts';
import { NOT_MOVED_BY_LAW } from '@obracun/engine/payroll/forms/deadlines/working-day.ts';
import { monthNameIn } from '@obracun/engine/rules/month-name.ts';
import { Link } from 'wouter';
import { useToday } from '../../platform/clock.ts';
import { useSetting } from '../../storage/setting.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Folded } from '../../ui/page/folded.tsx';
import { Heading } from '../../ui/page/heading.tsx';
import { PrintOrigin } from '../../ui/page/print-origin.tsx';
import { Outside } from '../../ui/source-place.tsx';
import { UncertainData } from '../../ui/uncertain-data.tsx';
import { EntityChoice } from '../directory/entity-choice.tsx';
import { type ChosenEntity, lastEntity } from '../directory/last-entity.ts';
import { byToday, nextDayText } from './by-today.ts';
import styles from './deadlines-page.module.css';

/** The next payment or form, then those of this month and the next one, by day, with a calendar to subscribe to. */
export function DeadlinesPage() {
  const entity = useSetting(lastEntity);
  // A prerendered page has no clock: it shows the month of the last check of the law.
  const day = useToday() ?? lastRead;
  const month = yearMonthOf(day);
  return (
    <div className="stack4">
      <PrintOrigin />
      <Heading level={1}>Rokovi za plate, doprinose i porez</Heading>
      <p className="measure">
        Rokove svoje firme, po danu isplate, vidite u <Link to="/plate">Platama firme</Link>.
      </p>
      <div className="measure onScreen">
        <EntityChoice />
      </div>
      {hasCalendar(entity) ? (
        <Calendar entity={entity} month={month} day={day} />
      ) : (
        <OnlyWithPayout entity={entity} deadlines={dueWithPayout(entity, month)} />
      )}
    </div>
  );
}

interface CalendarProps {
  readonly entity: ChosenEntity;
  readonly month: YearMonth;
  /** Days before it are past. */
  readonly day: Day;
}

/** The next day large, then those after it; past ones folded. */
function Calendar({ entity, month, day }: CalendarProps) {
  const months = [month, monthsLater(month, 1)];
  const { next, later, past } = byToday(
    months.flatMap((one) => publicDeadlines(entity, one)),
    day,
  );
  const withPayout = dueWithPayout(entity, month);
  return (
    <>
      <Next deadlines={next} day={day} />
      <WithPayout entity={entity} deadlines={withPayout} />
      {months.map((one) => (
        <OneMonth
          key={one.month}
          entity={entity}
          month={one}
          deadlines={later.filter((due) => monthCode(yearMonthOf(due.day)) === monthCode(one))}
        />
      ))}
      {past.length > 0 && (
        <div className="measure stack2">
          <Folded
            title={
              <Heading level={2} look="section">
                Prošli rokovi
              </Heading>
            }
            line={`Rokova: ${past.length}`}
            isOnPaper
          >
            <DeadlineList deadlines={past} isShort />
          </Folded>
        </div>
      )}
      <UncertainData all={[...next, ...withPayout, ...later]} />
      <p className="measure">
        <ButtonLink look="plain" href={`/rokovi-${entity}.ics`}>
          Kalendar rokova (ICS)
        </ButtonLink>
      </p>
      <p className="measure soft">Dodajte ga u kalendar telefona; obnavlja se sam. {NOT_MOVED_BY_LAW}</p>
    </>
  );
}

const Next = ({ deadlines, day }: { readonly deadlines: readonly Deadline[]; readonly day: Day }) => {
  const [first] = deadlines;
  if (!first) return null;
  return (
    <section className={joinClasses('measure stack2', styles.next)} aria-labelledby="sljedece">
      <Heading level={2} look="section" id="sljedece">
        Sljedeće: <time dateTime={first.day}>{nextDayText(first.day, day)}</time>
      </Heading>
      <DueList deadlines={deadlines} />
    </section>
  );
};

const DueList = ({ deadlines }: Pick<WithPayoutProps, 'deadlines'>) => (
  <ul className={styles.list}>
    {deadlines.map((due) => (
      <li key={due.id}>
        <span className={joinClasses('strong', styles.name)}>{due.title}</span>
        <DueNote due={due} />
      </li>
    ))}
  </ul>
);

const hasCalendar = (entity: ChosenEntity): boolean =>
  ENTITIES_WITH_DEADLINES.some((known) => known === entity);

interface WithPayoutProps {
  readonly entity: ChosenEntity;
  readonly deadlines: readonly Deadline[];
}

const WithPayout = ({ entity, deadlines }: WithPayoutProps) => (
  <section className="measure stack2" aria-labelledby="uz-isplatu">
    <Heading level={2} look="section" id="uz-isplatu">
      Uz svaku isplatu {entity === 'fbih' ? 'plaće' : 'plate'}
    </Heading>
    <DueList deadlines={deadlines} />
  </section>
);

const OnlyWithPayout = (props: WithPayoutProps) => (
  <>
    <WithPayout {...props} />
    <UncertainData all={props.deadlines} />
  </>
);

interface OneMonthProps {
  readonly entity: ChosenEntity;
  readonly month: YearMonth;
  readonly deadlines: readonly Deadline[];
}

function OneMonth({ entity, month, deadlines }: OneMonthProps) {
  const id = `rokovi-${month.year}-${month.month}`;
  if (deadlines.length === 0) return null;
  return (
    <section className="measure stack2" aria-labelledby={id}>
      <Heading level={2} look="section" id={id}>
        {upperFirst(monthNameIn(entity, month.month))} {month.year}.
      </Heading>
      <DeadlineList deadlines={deadlines} />
    </section>
  );
}

interface DeadlineListProps {
  readonly deadlines: readonly Deadline[];
  /** Without notes and sources. */
  readonly isShort?: boolean;
}

const DeadlineList = ({ deadlines, isShort }: DeadlineListProps) => (
  <ul className={styles.list}>
    {deadlines.map((due) => (
      <li key={`${due.id} ${due.day}`}>
        <time dateTime={due.day}>{formatDay(due.day)}</time>
        <span className={joinClasses('strong', styles.name)}>{due.title}</span>
        {!isShort && <DueNote due={due} />}
      </li>
    ))}
  </ul>
);

const DueNote = ({ due: { note, source } }: { readonly due: Deadline }) => (
  <span className="soft whole">
    {note}{' '}
    {source && (
      <>
        Izvor: <Outside url={source} />
      </>
    )}
  </span>
);
