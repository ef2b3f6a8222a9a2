import { MONTH_NAMES } from '@obracun/engine/core/days/day.ts';
import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import { holidays } from '@obracun/engine/law/holidays.ts';
import { monthNameIn } from '@obracun/engine/rules/month-name.ts';
import { holidaysOf } from '@obracun/engine/rules/working-hours.ts';
import { calendarMonth } from '@obracun/engine/rules/working-year.ts';
import { useId } from 'react';
import { CertaintyMark } from '../../ui/certainty.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Heading } from '../../ui/page/heading.tsx';
import { SourcePlace } from '../../ui/source-place.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { HoursInput } from './hours-form.ts';
import styles from './year-calendar.module.css';

const WEEKDAYS = ['ponedjeljak', 'utorak', 'srijeda', 'četvrtak', 'petak', 'subota', 'nedjelja'];
const LETTERS = 3;

/** The whole year: months with marked holidays, and a list of these. */
export function YearCalendar({ input: { entity, year } }: { readonly input: HoursInput }) {
  const heading = useId();
  return (
    <section className={joinClasses('stack3', styles.calendar)} aria-labelledby={heading}>
      <Heading level={2} id={heading}>
        Kalendar
      </Heading>
      <div className={styles.months}>
        {MONTH_NAMES.map(([key], index) => (
          <Month
            key={key}
            name={monthNameIn(entity, index + 1)}
            days={calendarMonth(entity, year, index + 1)}
          />
        ))}
      </div>
      <Heading level={3} look="section">
        Praznici
      </Heading>
      <ul className={joinClasses('bullets', styles.holidays)}>
        {holidaysOf(entity, year).map(({ datum, naziv }) => (
          <li key={datum}>
            {formatDay(datum)} {naziv}
          </li>
        ))}
      </ul>
      <p className="soft">
        <SourcePlace source={holidays[entity].izvor} />{' '}
        <CertaintyMark level={holidays[entity].izvor.pouzdanost} /> Bez vjerskih praznika.
      </p>
    </section>
  );
}

interface MonthProps {
  readonly name: string;
  readonly days: ReturnType<typeof calendarMonth>;
}

const Month = ({ name, days }: MonthProps) => (
  <table className={joinClasses('full small tight', styles.month)}>
    <caption className={joinClasses('strong', styles.name)}>{name}</caption>
    <thead>
      <tr>
        {WEEKDAYS.map((weekday) => (
          <th key={weekday} scope="col" abbr={weekday}>
            {weekday.slice(0, LETTERS)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeksOf(days).map((week) => (
        <tr key={week.find((day) => day)?.day}>
          {week.map((day, at) =>
            day ? (
              <td
                key={day.day}
                className={joinClasses(at > 4 && 'pale', day.holiday && styles.holiday)}
                title={day.holiday}
              >
                {day.date}
                {day.holiday && <VisuallyHidden>, {day.holiday}</VisuallyHidden>}
              </td>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a blank has no identity but its position
              <td key={at} />
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
);

type Week = readonly (MonthProps['days'][number] | undefined)[];

/** Rows of seven from Monday, with blanks before the first day and after the last. */
function weeksOf(days: MonthProps['days']): Week[] {
  const blanks = (days[0]?.weekday ?? 1) - 1;
  const cells = [...Array.from<undefined>({ length: blanks }), ...days];
  const rows = Math.ceil(cells.length / WEEKDAYS.length);
  return Array.from({ length: rows }, (_, row) =>
    WEEKDAYS.map((_name, at) => cells[row * WEEKDAYS.length + at]),
  );
}
