import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import { dayAt, timeAt } from '../../platform/clock.ts';
import { isMoment } from '../../storage/db/record.ts';

/** `21. 11. 2026. u 10:05`, by the clock of this device; a stored record may lack a moment. */
export function momentInWords(moment: number): string {
  if (!isMoment(moment)) return 'u nepoznatom trenutku';
  const at = new Date(moment);
  return `${formatDay(dayAt(at))} u ${timeAt(at)}`;
}
