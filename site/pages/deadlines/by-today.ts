import { type Day, daysBetween, monthOf } from '@obracun/engine/core/days/day.ts';
import { inDays } from '@obracun/engine/core/numbers/format.ts';
import type { Deadline } from '@obracun/engine/payroll/forms/deadlines/deadline.ts';

export interface DeadlinesByToday {
  /** All of the first day that is not past. */
  readonly next: readonly Deadline[];
  readonly later: readonly Deadline[];
  readonly past: readonly Deadline[];
}

/** Deadlines in the order of their days, parted at today, which is not past. */
export function byToday(all: readonly Deadline[], today: Day): DeadlinesByToday {
  const due = all.filter(({ day }) => day >= today);
  const [first] = due;
  const isNext = ({ day }: Deadline) => day === first?.day;
  return {
    next: due.filter(isNext),
    later: due.filter((one) => !isNext(one)),
    past: all.filter(({ day }) => day < today),
  };
}

/** `30. 11. (za 2 dana)`, `30. 11. (sutra)`, `30. 11. (danas)` */
export function nextDayText(day: Day, today: Day): string {
  return `${Number(day.slice(8))}. ${monthOf(day)}. (${inDays(daysBetween(today, day))})`;
}
