import type { Worker } from '../../../model/worker.ts';
import { isPersonField } from '../columns/field-text.ts';
import type { ImportChoices, JudgedCell } from '../rows/judged.ts';
import { matchedCells, nameWords, SEVERAL_NAMED, workersByName } from '../rows/judged.ts';

interface FoundWorker<F extends string> {
  readonly worker?: Worker;
  /** The cells; one matched by name alone needs confirmation. */
  readonly cells: readonly JudgedCell<F>[];
  readonly reasons: readonly string[];
}

export type WorkerFinder<F extends string> = (
  cells: readonly JudgedCell<F>[],
  line: number,
  choices: ImportChoices,
) => FoundWorker<F>;

/** Finds the worker of a line by JMBG, else by name with confirmation. */
export function finderOf<F extends string>(workers: readonly Worker[]): WorkerFinder<F> {
  const byJmbg = new Map(workers.filter(({ jmbg }) => jmbg !== '').map((worker) => [worker.jmbg, worker]));
  const byName = workersByName(workers);
  return (cells, line, choices) => {
    const jmbg = cells.find(({ field }) => field === 'jmbg');
    if (jmbg?.problem) return { cells, reasons: [] };
    if (jmbg) return known(byJmbg.get(jmbg.value as string), cells);
    const names = cells.filter(({ field }) => isPersonField(field));
    return named(
      byName.get(nameWords(names.map(({ text }) => text).join(' '))) ?? [],
      cells,
      names,
      line,
      choices,
    );
  };
}

const known = <F extends string>(
  worker: Worker | undefined,
  cells: readonly JudgedCell<F>[],
): FoundWorker<F> =>
  worker ? { worker, cells, reasons: [] } : { cells, reasons: ['Radnika s ovim JMBG nema u firmi.'] };

function named<F extends string>(
  fitting: readonly Worker[],
  cells: readonly JudgedCell<F>[],
  names: readonly JudgedCell<F>[],
  line: number,
  choices: ImportChoices,
): FoundWorker<F> {
  const [worker, another] = fitting;
  const [name] = names;
  if (!worker || !name) return { cells, reasons: ['Radnika s ovim imenom nema u firmi.'] };
  if (another) return { cells, reasons: [SEVERAL_NAMED] };
  const confirmed = matchedCells(cells, name, worker, line, choices);
  return confirmed
    ? { worker, cells: confirmed, reasons: [] }
    : { cells, reasons: ['Radnik nije potvrđen.'] };
}
