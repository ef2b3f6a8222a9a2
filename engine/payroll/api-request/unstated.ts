import type { Issue } from '../../core/issue.ts';
import { formatRate } from '../../core/numbers/format.ts';
import type { Firm } from '../model/firm.ts';
import type { EntryName, PayrollMonth, WorkerMonth } from '../model/month.ts';
import type { OwnRates, RateName } from '../model/rates.ts';
import type { Worker } from '../model/worker.ts';
import { serviceYears } from './employed.ts';
import { ENTRY_COLUMNS } from './entry-columns.ts';
import { RATE_FIELDS, ratesToState, statedRate } from './rate-fields.ts';

const NOTHING: WorkerMonth = { entries: {} };

/** The percentages a worker's month needs, no law sets and nobody stated. With one of them the month is not closed. */
export function unstatedRates(firm: Firm, worker: Worker, month: PayrollMonth): readonly RateName[] {
  const said = month.workers[worker.id] ?? NOTHING;
  return ratesToState(firm.entity).filter((name) => {
    if (statedRate(name, firm, worker, said) !== undefined) return false;
    const { hours } = RATE_FIELDS[name];
    return hours === undefined ? serviceYears(worker, month) > 0 : hoursAt(name, hours, said.entries) > 0;
  });
}

/** The hours a percentage is needed for: sick leave of another kind may have its own. */
function hoursAt(name: RateName, hours: EntryName, entries: WorkerMonth['entries']): number {
  const { otherSickHours = 0, otherSickShare } = entries;
  const others = name === 'sickShare' && otherSickShare === undefined ? otherSickHours : 0;
  return (entries[hours] ?? 0) + others;
}

/** Those of hours: without them the wage is not calculated. Service counts as nothing until its percentage is stated. */
export const unpaidHours = (unstated: readonly RateName[]): readonly RateName[] =>
  unstated.filter((name) => RATE_FIELDS[name].hours !== undefined);

/** `prekovremeni rad, noćni rad`. */
const worksOf = (rates: readonly RateName[]): string =>
  rates.map((name) => RATE_FIELDS[name].work).join(', ');

/** `prekovremeni rad 26 %, noćni rad 26 %`. */
export const writtenRates = (rates: OwnRates): string =>
  (Object.keys(RATE_FIELDS) as RateName[])
    .flatMap((name) => {
      const rate = rates[name];
      return rate === undefined ? [] : [`${RATE_FIELDS[name].work} ${formatRate(rate)}`];
    })
    .join(', ');

/** Why a wage with such hours is not calculated. */
export const unpaidReason = (unpaid: readonly RateName[]): string =>
  `Nije upisan procenat za: ${worksOf(unpaid)}. Upišite procente firme (iznad tabele ili pod „Firma“) ili ovog radnika.`;

/** The same in the column of each of those hours. */
export const unpaidIssues = (unpaid: readonly RateName[]): readonly Issue[] =>
  unpaid.flatMap((name): Issue[] => {
    const { hours } = RATE_FIELDS[name];
    const polje = hours && ENTRY_COLUMNS[hours].field;
    return polje ? [{ polje, kod: 'obavezno', poruka: unpaidReason([name]) }] : [];
  });

/** What is to be known of a wage whose service counts as nothing because no percentage was stated. */
export const UNSTATED_SENIORITY =
  'Minuli rad je računat kao 0 %, jer procenat niko nije upisao. Upišite ga iznad tabele ili pod „Firma“ (i 0 ako ga firma ne plaća): do tada se mjesec ne može zaključiti.';
