import { fullName } from '../../../model/firm.ts';
import { isPersonField } from '../columns/field-text.ts';
import type { StaffField } from '../columns/staff-fields.ts';
import type { ImportChoices, JudgedCell } from '../rows/judged.ts';
import { nameWords, toConfirm } from '../rows/judged.ts';
import type { ColumnFacts } from './column-facts.ts';
import type { FoundBefore } from './find-before.ts';
import type { StaffEntry } from './values.ts';
import { nameIn } from './worker-of.ts';

type Cells = readonly JudgedCell<StaffField>[];

/** A line with its cells to confirm, and reasons for refusal when rejected. */
export interface ConfirmedLine {
  readonly cells: Cells;
  readonly reasons: readonly string[];
}

/** New workers by the words of their names: the line, and whether a JMBG distinguishes them. */
export type NewNames = Map<string, { readonly line: number; readonly hasJmbg: boolean }>;

/** Context for confirming a line: its columns, choices, and names of earlier lines. */
interface Confirming {
  readonly facts: readonly ColumnFacts[];
  readonly choices: ImportChoices;
  readonly names: NewNames;
}

/** A line with the confirmations its worker needs, known or new. */
export function confirmedLine(
  { before, isAnother, cells }: FoundBefore,
  entry: StaffEntry,
  line: number,
  { facts, choices, names }: Confirming,
): ConfirmedLine {
  const isNew = before === undefined && !isAnother;
  const named = isNew ? confirmedNamesake(cells, entry, line, choices, names) : { cells, reasons: [] };
  const paid = confirmedDeductions(named.cells, entry, line, choices, facts);
  return { cells: paid.cells, reasons: [...named.reasons, ...paid.reasons] };
}

/** Confirmation for a new worker with the name of an earlier line, without a JMBG to distinguish them. */
function confirmedNamesake(
  cells: Cells,
  { values }: StaffEntry,
  line: number,
  choices: ImportChoices,
  names: NewNames,
): ConfirmedLine {
  const { firstName = '', lastName = '' } = nameIn(values);
  const text = nameWords(fullName({ firstName, lastName }));
  const hasJmbg = values.jmbg !== undefined;
  const cell = cells.find(({ field, problem }) => isPersonField(field) && field !== 'jmbg' && !problem);
  if (text === '' || !cell) return { cells, reasons: [] };
  const earlier = names.get(text);
  if (!earlier) names.set(text, { line, hasJmbg });
  if (!earlier || (earlier.hasJmbg && hasJmbg)) return { cells, reasons: [] };
  const now = `drugi radnik, istog imena kao u redu ${earlier.line}`;
  const confirmed = toConfirm(cells, cell, { kind: 'same-name', now, isOurs: true }, line, choices);
  return {
    cells: confirmed.cells,
    reasons: confirmed.isRefused ? [`Isti radnik je već u redu ${earlier.line}.`] : [],
  };
}

/** Warning for deductions without an amount when nothing else would be imported; needs no confirmation. */
export const unpaidText = ({ deductions }: StaffEntry): readonly string[] =>
  [...deductions.values()]
    .filter(({ amount }) => amount === undefined)
    .map(({ name }) => `Obustava „${name}“ nema iznosa: ne uvozi se.`);

/** Confirmation for deductions without an amount; the line is imported without them. */
function confirmedDeductions(
  cells: Cells,
  { deductions }: StaffEntry,
  line: number,
  choices: ImportChoices,
  facts: readonly ColumnFacts[],
): ConfirmedLine {
  let now = cells;
  const reasons: string[] = [];
  for (const [number, { name, amount }] of deductions) {
    const cell = now.find(({ column, problem }) => facts[column]?.deduction?.number === number && !problem);
    if (amount !== undefined || !cell) continue;
    const change = { kind: 'deduction-empty', now: 'bez iznosa: ne uvozi se', isOurs: true } as const;
    const confirmed = toConfirm(now, cell, change, line, choices);
    now = confirmed.cells;
    if (confirmed.isRefused) reasons.push(`Obustava „${name}“ nema iznosa.`);
  }
  return { cells: now, reasons };
}
