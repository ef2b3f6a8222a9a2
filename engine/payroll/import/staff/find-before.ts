import { fullName } from '../../model/firm.ts';
import type { Worker } from '../../model/worker.ts';
import { isPersonField } from '../columns/field-words.ts';
import type { StaffField } from '../columns/staff-fields.ts';
import type { ImportChoices, JudgedCell } from '../rows/judged.ts';
import { matchedCells, nameWords, SEVERAL_NAMED, workersByName } from '../rows/judged.ts';
import type { StaffEntry } from './values.ts';
import { nameIn } from './worker-of.ts';

/** Whom of the firm a line is about. */
export interface FoundBefore {
  /** Undefined for somebody the firm does not have. */
  readonly before?: Worker;
  /** The cells, where one known by name alone has to be confirmed. */
  readonly cells: readonly JudgedCell<StaffField>[];
  readonly reasons: readonly string[];
  /** The person has said that it is another than the one of that name. */
  readonly isAnother?: boolean;
}

export type BeforeFinder = (
  entry: StaffEntry,
  cells: readonly JudgedCell<StaffField>[],
  line: number,
  choices: ImportChoices,
) => FoundBefore;

/**
 * Finds whom of the firm a line is about: by JMBG, else by name, which the person confirms; where they say it is another, somebody new.
 * A JMBG the firm does not know may be that of a worker who has none yet.
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
