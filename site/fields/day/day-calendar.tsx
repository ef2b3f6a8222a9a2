import type { Day } from '@obracun/engine/core/days/day.ts';
import { MONTH_NAMES } from '@obracun/engine/core/days/day.ts';
import { type ClassNames, DayPicker } from 'react-day-picker';
import { bs } from 'react-day-picker/locale/bs';
import { dayAt, today } from '../../platform/clock.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import styles from './day-calendar.module.css';

const FIRST_YEAR = 1930;
const YEARS_AHEAD = 20;

/** Some month and weekday names of the library differ from ours. */
const LOCALE = {
  ...bs,
  localize: { ...bs.localize, month: (index: number) => MONTH_NAMES[index]?.[0] ?? '' },
};

const WEEKDAYS = ['ned', 'pon', 'uto', 'sri', 'čet', 'pet', 'sub'];

const CLASSES: Partial<ClassNames> = {
  root: styles.calendar ?? '',
  months: styles.months ?? '',
  nav: styles.nav ?? '',
  button_previous: joinClasses('bare', styles.step),
  button_next: joinClasses('bare', styles.step),
  chevron: styles.chevron ?? '',
  month_caption: styles.caption ?? '',
  dropdowns: styles.dropdowns ?? '',
  dropdown_root: styles.choice ?? '',
  dropdown: styles.select ?? '',
  caption_label: styles.chosen ?? '',
  month_grid: styles.grid ?? '',
  weekday: joinClasses('soft', styles.weekday),
  day: styles.day ?? '',
  day_button: styles.dayButton ?? '',
  today: styles.today ?? '',
  selected: styles.selected ?? '',
  outside: 'soft',
};

interface DayCalendarProps {
  readonly day: Day | undefined;
  readonly onDay: (day: Day) => void;
}

/** A month of days with its arrows; month and year are also selects. */
export function DayCalendar({ day, onDay }: DayCalendarProps) {
  const now = dateOf(today());
  const shown = day === undefined ? now : dateOf(day);
  return (
    <DayPicker
      mode="single"
      autoFocus
      captionLayout="dropdown"
      classNames={CLASSES}
      locale={LOCALE}
      formatters={{ formatWeekdayName: (date) => WEEKDAYS[date.getDay()] ?? '' }}
      showOutsideDays
      fixedWeeks
      today={now}
      defaultMonth={shown}
      startMonth={new Date(Math.min(FIRST_YEAR, shown.getFullYear()), 0)}
      endMonth={new Date(Math.max(now.getFullYear() + YEARS_AHEAD, shown.getFullYear()), 11)}
      selected={day === undefined ? undefined : shown}
      onSelect={(_, picked) => onDay(dayAt(picked))}
    />
  );
}

/** Midnight in local time, as the calendar counts. */
function dateOf(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}
