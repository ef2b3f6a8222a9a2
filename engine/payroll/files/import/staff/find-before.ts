import { fullName } from '../../../model/firm.ts';
import type { Worker } from '../../../model/worker.ts';
import { isPersonField } from '../columns/field-text.ts';
import type { StaffField } from '../columns/staff-fields.ts';
import type { ImportChoices, JudgedCell } from '../rows/judged.ts';
import { matchedCells, nameWords, SEVERAL_NAMED, workersByName } from '../rows/judged.ts';
import type { StaffEntry } from './values.ts';
import { nameIn } from './worker-of.ts';

/** The known worker of a line. */
export interface FoundBefore {
  /** Undefined for a new worker. */
  readonly before?: Worker;
  /** The cells; one matched by name alone needs confirmation. */
  readonly cells: readonly JudgedCell<StaffField>[];
  readonly reasons: readonly string[];
  /** The user rejected the match by name. */
  readonly isAnother?: boolean;
}

export type BeforeFinder = (
  entry: StaffEntry,
  cells: readonly JudgedCell<StaffField>[],
  line: number,
  choices: ImportChoices,
) => FoundBefore;

/**
 * Finds the known worker of a line: by JMBG, else by name with confirmation. A rejected match is a new worker.
 * A JMBG unknown to the firm may belong to a worker without one.
 */
export function beforeFinderOf(workers: readonly Worker[]): BeforeFinder {
  const byJmbg = new Map(workers.filter(({ jmbg }) => jmbg !== '').map((worker) => [worker.jmbg, worker]));
  const byName = workersByName(workers);
  return (entry, cells, line, choices) => {
    const { jmbg } = entry.values;
    const known = jmbg === undefined ? undefined : byJmbg.get(jmbg);
    if (known) return { before: known, cells, reasons: [] };
    const names = cells.filter(({ field }) => isPersonField(field) && field !== 'jmbg');
    const name = names.find(({ change }) => !change) ?? names[0];
    const isUnread = cells.some(({ field, problem }) => isPersonField(field) && problem);
    if (!name || isUnread) return { cells, reasons: [] };
    const { firstName = '', lastName = '' } = nameIn(entry.values);
    const named = byName.get(nameWords(fullName({ firstName, lastName }))) ?? [];
    const [before, another] = jmbg === undefined ? named : named.filter((worker) => worker.jmbg === '');
    if (!before) return { cells, reasons: [] };
    if (another) return { cells, reasons: [SEVERAL_NAMED] };
    const matched = matchedCells(cells, name, before, line, choices);
    return matched ? { before, cells: matched, reasons: [] } : { cells, reasons: [], isAnother: true };
  };
}
