import {
  type Day,
  MONTH_NAMES,
  monthsLater,
  type YearMonth,
  yearMonthOf,
} from '@obracun/engine/core/days/day.ts';
import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import { upperFirst } from '@obracun/engine/core/text/letters.ts';
import { REVIEWED } from '@obracun/engine/law/source.ts';
import type { Deadline } from '@obracun/engine/payroll/deadlines/deadline.ts';
import {
  dueWithPayout,
  ENTITIES_WITH_DEADLINES,
  publicDeadlines,
} from '@obracun/engine/payroll/deadlines/public-deadlines.ts';
import { NOT_MOVED_BY_LAW } from '@obracun/engine/payroll/deadlines/working-day.ts';
import { Link } from 'wouter';
import { useToday } from '../../platform/clock.ts';
import { useSetting } from '../../storage/setting.ts';
import { CertaintyMark } from '../../ui/certainty.tsx';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Segments } from '../../ui/controls/segments.tsx';
import { Heading } from '../../ui/page/heading.tsx';
import { PrintOrigin } from '../../ui/page/print-origin.tsx';
import { Outside } from '../../ui/source-place.tsx';
import { type ChosenEntity, ENTITY_WORDS, lastEntity } from '../directory/last-entity.ts';
import styles from './deadlines-page.module.css';

/** Payments and forms of this month and the next one, by day, with a calendar to subscribe to. */
export function DeadlinesPage() {
  const entity = useSetting(lastEntity);
  // A prerendered page has no clock: it shows the month of the last check of the law.
  const day = useToday() ?? REVIEWED;
  const month = yearMonthOf(day);
  return (
    <div className={styles.page}>
      <PrintOrigin />
      <Heading level={1}>Rokovi za plate, doprinose i porez</Heading>
      <p className={styles.text}>
        Rokove svoje firme, po danu isplate, vidite u <Link to="/plate">Platama firme</Link>.
      </p>
      <div className={styles.choice}>
        <Segments
          label="Entitet"
          segments={ENTITY_WORDS}
          areShort
          value={entity}
          onChange={(value) => lastEntity.set(value as ChosenEntity)}
        />
      </div>
      <WithPayout entity={entity} deadlines={dueWithPayout(entity, month)} />
      {hasCalendar(entity) && (
        <>
          <OneMonth entity={entity} month={month} day={day} />
          <OneMonth entity={entity} month={monthsLater(month, 1)} day={day} />
          <p className={styles.text}>
            <ButtonLink look="plain" href={`/rokovi-${entity}.ics`}>
              Kalendar rokova (ICS)
            </ButtonLink>
          </p>
          <p className={styles.remark}>
            Adresu dodajte u telefon ili Outlook kao pretplatu. {NOT_MOVED_BY_LAW}
          </p>
        </>
      )}
    </div>
  );
}

const hasCalendar = (entity: ChosenEntity): boolean =>
  ENTITIES_WITH_DEADLINES.some((known) => known === entity);

interface WithPayoutProps {
  readonly entity: ChosenEntity;
  readonly deadlines: readonly Deadline[];
}

const WithPayout = ({ entity, deadlines }: WithPayoutProps) => (
  <section className={styles.month} aria-labelledby="uz-isplatu">
    <Heading level={2} look="section" id="uz-isplatu">
      Uz svaku isplatu {entity === 'fbih' ? 'plaće' : 'plate'}
    </Heading>
    <ul className={styles.list}>
      {deadlines.map((due) => (
        <li key={due.id}>
          <span className={styles.name}>{due.title}</span>
          <DueNote due={due} />
        </li>
      ))}
    </ul>
  </section>
);

interface OneMonthProps {
  readonly entity: ChosenEntity;
  readonly month: YearMonth;
  /** Days before it are past, and without a note. */
  readonly day: Day;
}

function OneMonth({ entity, month, day }: OneMonthProps) {
  const id = `rokovi-${month.year}-${month.month}`;
  return (
    <section className={styles.month} aria-labelledby={id}>
      <Heading level={2} look="section" id={id}>
        {upperFirst(MONTH_NAMES[month.month - 1]?.[0] ?? '')} {month.year}.
      </Heading>
      <ul className={styles.list}>
        {publicDeadlines(entity, month).map((due) => (
          <li key={due.id}>
            <time dateTime={due.day} className={styles.day}>
              {formatDay(due.day)}
            </time>
            <span className={styles.name}>
              {due.title}
              {due.day < day && <span className={styles.past}> (prošao)</span>}
            </span>
            {due.day >= day && <DueNote due={due} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

const DueNote = ({ due: { note, source, certainty } }: { readonly due: Deadline }) => (
  <span className={styles.note}>
    {note} <CertaintyMark level={certainty} />{' '}
    {source && (
      <>
        Izvor: <Outside url={source} />
      </>
    )}
  </span>
);
