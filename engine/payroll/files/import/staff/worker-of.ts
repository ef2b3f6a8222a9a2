import type { Day } from '../../../../core/days/day.ts';
import { isSame, isUnknown, valueOn, withValueFrom } from '../../../model/dated-worker.ts';
import type { DatedName, StandingDeduction, Worker } from '../../../model/worker.ts';
import { DATED_NAMES, newWorker, WORKER_FIELD_NAMES } from '../../../model/worker.ts';
import type { PersonName } from '../cells/reading.ts';
import { formerDeductionName } from '../columns/deduction-columns.ts';
import type { StaffValues } from '../columns/staff-fields.ts';
import { agreedIn, type PayMaking } from './pay.ts';
import type { DeductionValues, StaffEntry } from './values.ts';

/** Context for making workers. */
export interface WorkerMaking extends PayMaking {
  /** The firm's id. */
  readonly firm: string;
  readonly newId: () => string;
}

/** The name, from any of its columns. */
export function nameIn({
  fullName,
  surnameFirst,
  person,
  ...values
}: Partial<StaffValues>): Partial<PersonName> {
  const { firstName, lastName } = values;
  return {
    ...(fullName ?? surnameFirst ?? person),
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
  };
}

/** The worker after a line is imported. Empty cells change nothing. */
export function workerOf(entry: StaffEntry, before: Worker | undefined, making: WorkerMaking): Worker {
  const { values } = entry;
  const base = before ?? newWorker(making.newId(), making.firm);
  const given = { ...values, ...nameIn(values), priorService: serviceIn(values, base) };
  const same = Object.fromEntries(
    WORKER_FIELD_NAMES.flatMap((name) => {
      const value = name in given ? given[name as keyof typeof given] : undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  ) as Partial<Worker>;
  const edited = {
    ...base,
    ...same,
    agreed: agreedIn(values, base, making),
    deductions: deductionsIn(entry, base, making),
  };
  const from = values.changedFrom ?? making.agreedFrom;
  return before ? withImported(before, edited, from, (name) => name in same) : edited;
}

/**
 * Dated fields of a line hold from a day on. They are compared with what held on that day: a line of a past day does not change what was
 * agreed after it.
 */
function withImported(
  before: Worker,
  edited: Worker,
  from: Day,
  isGiven: (name: DatedName) => boolean,
): Worker {
  return DATED_NAMES.filter(isGiven).reduce((worker, name) => {
    if (isUnknown(name, before[name]) && !before.history?.[name]) return worker;
    const { [name]: _, ...rest } = worker;
    const held = { ...rest, ...(before[name] !== undefined && { [name]: before[name] }) } as Worker;
    const isHeld = isSame(valueOn(before, name, from), edited[name]);
    return isHeld ? held : withValueFrom(held, name, from, edited[name]);
  }, edited);
}

/** Prior service of a line; columns of months or days take precedence over the combined column. */
function serviceIn(values: Partial<StaffValues>, base: Pick<Worker, 'priorService'>) {
  const { years, months, days } = values.priorService ?? base.priorService;
  return {
    years: values.priorYears ?? years,
    months: values.priorMonths ?? months,
    days: values.priorDays ?? days,
  };
}

/** Merges deductions; two of one name in a line match one stored deduction each. */
function deductionsIn(
  { deductions }: StaffEntry,
  base: Worker,
  { newId }: WorkerMaking,
): readonly StandingDeduction[] {
  const stored = [...base.deductions];
  const found = new Set<number>();
  for (const [number, deduction] of [...deductions].sort(([one], [other]) => one - other)) {
    const names = [deduction.name, formerDeductionName(number)];
    const before = stored.findIndex(
      ({ name, reference }, at) =>
        !found.has(at) && names.includes(name) && (deduction.reference ?? reference) === reference,
    );
    const at = before < 0 ? stored.length : before;
    if (deduction.amount !== undefined) stored[at] = deductionOf(deduction, stored[at], newId);
    found.add(at);
  }
  return stored;
}

function deductionOf(
  { amount, ...deduction }: DeductionValues,
  before: StandingDeduction | undefined,
  newId: () => string,
): StandingDeduction {
  const {
    amount: _amount,
    share: _share,
    ...stored
  } = before ?? {
    id: newId(),
    name: '',
    creditor: '',
    account: '',
    reference: '',
  };
  return { ...stored, ...deduction, ...amount };
}
