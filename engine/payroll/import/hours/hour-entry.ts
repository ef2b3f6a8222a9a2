import type { Hundredths } from '../../../core/numbers/money.ts';
import type { HourField } from '../columns/hour-fields.ts';
import { isPersonField } from '../columns/person-fields.ts';
import type { JudgedCell } from '../rows/judged.ts';
import type { CodeMeaning } from './hour-codes.ts';
import { type HourEntry, type HourKind, OTHER_ENTRIES } from './hour-values.ts';
import type { HourReading } from './read-hour-row.ts';

const OTHERS: ReadonlySet<string> = new Set(OTHER_ENTRIES);

/** What the cells of a line say together: days of a grid are counted, a column of its own stands before them. */
export function hourEntryOf(
  cells: readonly JudgedCell<HourField>[],
  dailyHours: Hundredths,
  { countsDays }: HourReading,
): HourEntry {
  const counted: Partial<Record<HourKind, Hundredths>> = {};
  const own: Partial<Record<HourKind, Hundredths>> = {};
  const days: Partial<Record<string, Hundredths>> = {};
  const others: Partial<Record<string, number>> = {};
  let note: string | undefined;
  for (const { field, value, column } of cells) {
    if (value === undefined || isPersonField(field)) continue;
    if (field === 'note') note = value as string;
    else if (OTHERS.has(field)) others[field] = value as number;
    else if (field.startsWith('day')) count(counted, value as CodeMeaning | Hundredths, dailyHours);
    else if (countsDays[column]) days[field] = value as Hundredths;
    else own[field as HourKind] = value as Hundredths;
  }
  return { hours: { ...counted, ...own }, days, others, ...(note !== undefined && { note }) };
}

function count(
  counted: Partial<Record<HourKind, Hundredths>>,
  value: CodeMeaning | Hundredths,
  dailyHours: Hundredths,
): void {
  if (value === 'free') return;
  const [kind, hours] =
    typeof value === 'number' ? (['worked', value] as const) : ([value, dailyHours] as const);
  counted[kind] = (counted[kind] ?? 0) + hours;
}
