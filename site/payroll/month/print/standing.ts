import type { Day } from '@obracun/engine/core/days/day.ts';
import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import { isEstimated } from '@obracun/engine/payroll/month/calculate/estimated.ts';
import { isSettled } from '../calculation/outcome.ts';
import { isWrong, type MonthRow } from '../rows/rows.ts';

/** Status of a printed month, in words. */
export function standingOf(rows: readonly MonthRow[], closedOn: Day | undefined): string {
  const wages = rows.flatMap(({ outcome }) => (isSettled(outcome) ? [outcome] : []));
  const wrong = rows.filter(isWrong).length;
  const waiting = rows.filter(({ isWaiting }) => isWaiting).length;
  return [
    closedOn ? `mjesec je zaključen ${formatDay(closedOn)}` : 'mjesec je otvoren, iznosi se mogu promijeniti',
    isEstimated({ wages }) && 'procjena po posljednjim poznatim propisima',
    wrong > 0 && `bez obračuna: ${wrong}`,
    waiting > 0 && `još se računa: ${waiting}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
