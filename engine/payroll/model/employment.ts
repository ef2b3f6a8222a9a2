import { byDay, type Day, firstDayOf, lastDayOf, type YearMonth } from '../../core/days/day.ts';
import { formatDay } from '../../core/numbers/format.ts';
import type { Worker } from './worker.ts';
import type { EmploymentSpell } from './worker-values.ts';

type Employed = Pick<Worker, 'employedFrom' | 'employedTo' | 'earlierSpells'>;

/** Days of an employment inside a month; both included. */
export interface EmployedDays {
  readonly from: Day;
  readonly to: Day;
}

/** Every employment at the firm, first to last; the last one may lack its first or last day. */
export const employmentsOf = ({
  employedFrom,
  employedTo,
  earlierSpells = [],
}: Employed): readonly Partial<EmploymentSpell>[] => [
  ...earlierSpells.toSorted((one, other) => byDay(one.from, other.from)),
  { ...(employedFrom && { from: employedFrom }), ...(employedTo && { to: employedTo }) },
];

/** The parts of every employment inside a month, first to last; none outside them. */
export function employmentsIn(worker: Employed, month: YearMonth): readonly EmployedDays[] {
  const [first, last] = [firstDayOf(month), lastDayOf(month)];
  return employmentsOf(worker).flatMap(({ from = first, to = last }) => {
    const days = { from: from > first ? from : first, to: to < last ? to : last };
    return days.from <= days.to ? [days] : [];
  });
}

/** The first and last employed day of a month, breaks between two employments included; undefined outside them. */
export function employedIn(worker: Employed, month: YearMonth): EmployedDays | undefined {
  const days = employmentsIn(worker, month);
  const [first, last] = [days[0], days.at(-1)];
  return first && last && { from: first.from, to: last.to };
}

/** The reason why the employments of a worker cannot be stored; undefined when they can. */
export function employmentProblem(worker: Employed): string | undefined {
  const all = employmentsOf(worker);
  const reversed = all.find(({ from, to }) => from !== undefined && to !== undefined && to < from);
  if (reversed)
    return `Zaposlenje ${written(reversed)} završava prije nego što počinje. Ispravite jedan dan.`;
  if (all.length > 1 && worker.employedFrom === undefined)
    return 'Upišite od kada je radnik sada zaposlen: ima i ranije zaposlenje u firmi.';
  const at = all.findIndex(({ from = '' }, index) => {
    const before = all[index - 1];
    return before !== undefined && (before.to === undefined || from <= before.to);
  });
  const [before, after] = [all[at - 1], all[at]];
  return before && after
    ? `Zaposlenja se preklapaju: ${written(before)} i ${written(after)}. Ispravite dane jednog od njih.`
    : undefined;
}

const written = ({ from, to }: Partial<EmploymentSpell>): string =>
  [from && `od ${bare(from)}`, to && `do ${bare(to)}`].filter(Boolean).join(' ');

const bare = (day: Day): string => formatDay(day).replace(/\.$/, '');
