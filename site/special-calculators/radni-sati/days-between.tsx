import { isDay } from '@obracun/engine/core/days/day.ts';
import { Refusal } from '@obracun/engine/core/issue.ts';
import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import type { Entity } from '@obracun/engine/rules/working-hours.ts';
import { workdaysBetween } from '@obracun/engine/rules/working-year.ts';
import { Notice } from '../../ui/notice.tsx';
import styles from './days-between.module.css';

interface DaysBetweenProps {
  readonly entity: Entity;
  readonly from: string;
  readonly to: string;
}

/** How many working days lie between two days; nothing until both are there. */
export function DaysBetween({ entity, from, to }: DaysBetweenProps) {
  if (!isDay(from) || !isDay(to)) return null;
  if (from > to) return <Notice kind="error">Prvi dan je poslije posljednjeg: zamijenite ih.</Notice>;
  return (
    <p className={styles.between} role="status">
      Od {formatDay(from)} do {formatDay(to)} <strong>{said(entity, from, to)}</strong>
    </p>
  );
}

/** Outside the years of the calendar it says which they are. */
function said(entity: Entity, from: string, to: string): string {
  try {
    const { weekdays, holidays, workdays } = workdaysBetween(entity, from, to);
    return `radnih dana: ${workdays} (od ponedjeljka do petka ${weekdays}, praznika među njima ${holidays})`;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}
