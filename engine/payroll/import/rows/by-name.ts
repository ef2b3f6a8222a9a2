import { plainName } from '../../../core/text/plain-name.ts';
import { fullName } from '../../model/names.ts';
import type { Worker } from '../../model/worker.ts';
import type { ImportChoices } from './choices.ts';
import type { JudgedCell } from './judged.ts';
import { toConfirm } from './to-confirm.ts';

/** The words of a name in any order, so that `Prvi Radnik` is found as `Radnik Prvi`. */
export const nameWords = (text: string): string => plainName(text).split(' ').sort().join(' ');

/** Workers by the words of their names. */
export function workersByName(workers: readonly Worker[]): ReadonlyMap<string, readonly Worker[]> {
  const byName = new Map<string, Worker[]>();
  for (const worker of workers) {
    const name = nameWords(fullName(worker));
    byName.set(name, [...(byName.get(name) ?? []), worker]);
  }
  return byName;
}

export const SEVERAL_NAMED = 'Više radnika ima ovo ime: dodajte kolonu JMBG.';

/** The cells of a line whose worker is known by name alone, which the person confirms; undefined where they said it is another. */
export function matchedCells<F extends string>(
  cells: readonly JudgedCell<F>[],
  name: JudgedCell<F>,
  worker: Worker,
  line: number,
  choices: ImportChoices,
): readonly JudgedCell<F>[] | undefined {
  const now = [worker.firstName, worker.lastName, worker.jmbg].filter(Boolean).join(' ');
  const said = toConfirm(cells, name, { kind: 'match', now }, line, choices);
  return said.isRefused ? undefined : said.cells;
}
