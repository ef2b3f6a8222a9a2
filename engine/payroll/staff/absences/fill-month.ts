import { HUNDREDTHS, type Hundredths, mulDiv, sumOf } from '../../../core/numbers/money.ts';
import type { Absence, AbsenceSpell } from '../../model/absence.ts';
import type { Firm } from '../../model/firm.ts';
import type { PayrollMonth, RegisteredMonth, WorkerMonth } from '../../model/month.ts';
import type { EntryName } from '../../model/month-columns.ts';
import type { Worker } from '../../model/worker.ts';
import { dailyHoursOf, spellsIn } from './spells.ts';

type Entries = WorkerMonth['entries'];

/** Columns filled from the absence register. */
export const ABSENCE_COLUMNS: readonly EntryName[] = [
  'paidDays',
  'unpaidDays',
  'missedHours',
  'sickHours',
  'otherSickHours',
  'otherSickShare',
  'fundHours',
];

/** Absences by worker id. */
export function byWorker(absences: readonly Absence[]): ReadonlyMap<string, readonly Absence[]> {
  const found = new Map<string, Absence[]>();
  for (const one of absences) {
    const own = found.get(one.worker);
    if (own) own.push(one);
    else found.set(one.worker, [one]);
  }
  return found;
}

/** The register's entries for a worker's month; undefined when there are none. */
export function registeredMonth(
  firm: Firm,
  worker: Worker,
  month: PayrollMonth,
  ofWorker: readonly Absence[],
): RegisteredMonth | undefined {
  const spells = spellsIn(firm, worker, month, ofWorker);
  if (spells.length === 0) return undefined;
  return { entries: entriesOf(spells, dailyHoursOf(worker, firm.entity, month)), spells };
}

/** Month columns from spells; zero values are left out. */
export function entriesOf(spells: readonly AbsenceSpell[], daily: Hundredths): Entries {
  const hoursOf = (isMeant: (spell: AbsenceSpell) => boolean): Hundredths =>
    sumOf(spells.filter(isMeant), ({ hours }) => hours);
  const daysOf = (hours: Hundredths): Hundredths => mulDiv(hours, HUNDREDTHS, Math.max(1, daily));
  const isOwn = ({ payer }: AbsenceSpell): boolean => payer === 'employer';
  const others = spells.filter((spell) => isOwn(spell) && spell.share !== undefined);
  const otherSickHours = sumOf(others, ({ hours }) => hours);
  const filled: Entries = {
    paidDays: daysOf(hoursOf((spell) => isOwn(spell) && spell.dayOfLeave === undefined)),
    unpaidDays: daysOf(hoursOf(({ payer, isPartOfDay }) => payer === 'nobody' && !isPartOfDay)),
    missedHours: hoursOf(({ payer, isPartOfDay }) => payer === 'nobody' && isPartOfDay === true),
    sickHours: hoursOf(
      (spell) => isOwn(spell) && spell.dayOfLeave !== undefined && spell.share === undefined,
    ),
    otherSickHours,
    otherSickShare:
      otherSickHours === 0
        ? 0
        : mulDiv(
            sumOf(others, ({ hours, share = 0 }) => hours * share),
            1,
            otherSickHours,
          ),
    fundHours: hoursOf(({ payer }) => payer === 'fund'),
  };
  const isSaid = (name: EntryName): boolean =>
    name === 'otherSickShare' ? otherSickHours > 0 : (filled[name] ?? 0) > 0;
  return Object.fromEntries(ABSENCE_COLUMNS.filter(isSaid).map((name) => [name, filled[name] ?? 0]));
}

/**
 * A month ready for calculation: cells without typed values are filled from the absence register.
 * A closed month, or one without absences, is returned unchanged.
 */
export function withAbsences(
  firm: Firm,
  workers: readonly Worker[],
  month: PayrollMonth,
  absences: readonly Absence[],
): PayrollMonth {
  if (month.isClosed || absences.length === 0) return month;
  const ofWorkers = byWorker(absences);
  const filled: Record<string, WorkerMonth> = {};
  for (const worker of workers) {
    const registered = registeredMonth(firm, worker, month, ofWorkers.get(worker.id) ?? []);
    if (!registered) continue;
    const inputs = month.workers[worker.id];
    filled[worker.id] = { ...inputs, entries: { ...registered.entries, ...inputs?.entries }, registered };
  }
  return Object.keys(filled).length === 0 ? month : { ...month, workers: { ...month.workers, ...filled } };
}

/** Keeps only typed entries, because the register may have changed. */
export function withoutAbsences(month: PayrollMonth): PayrollMonth {
  const workers = Object.fromEntries(
    Object.entries(month.workers).flatMap(([id, { registered, ...inputs }]) => {
      if (!registered) return [[id, inputs] as const];
      const typed = Object.entries(inputs.entries).filter(
        ([name, value]) => registered.entries[name as EntryName] !== value,
      );
      const rest = { ...inputs, entries: Object.fromEntries(typed) };
      return typed.length === 0 && Object.keys(rest).length === 1 ? [] : [[id, rest] as const];
    }),
  );
  return { ...month, workers };
}

/** Workers, as stored in a closed month, whose register entries have changed since the closing. */
export function changedSinceClosing(
  firm: Firm,
  workers: readonly Worker[],
  closed: PayrollMonth,
  absences: readonly Absence[],
): readonly Worker[] {
  const ofWorkers = byWorker(absences);
  return workers.filter((worker) => {
    const now = registeredMonth(firm, worker, closed, ofWorkers.get(worker.id) ?? [])?.entries ?? {};
    const { registered, entries = {} } = closed.workers[worker.id] ?? {};
    return ABSENCE_COLUMNS.some((name) => {
      if (registered) return (now[name] ?? 0) !== (registered.entries[name] ?? 0);
      return now[name] !== undefined && now[name] !== entries[name];
    });
  });
}
