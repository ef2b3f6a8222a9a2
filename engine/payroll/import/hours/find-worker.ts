import type { Worker } from '../../model/worker.ts';
import { isPersonField } from '../columns/field-words.ts';
import type { HourField } from '../columns/hour-fields.ts';
import type { ImportChoices, JudgedCell } from '../rows/judged.ts';
import { matchedCells, nameWords, SEVERAL_NAMED, workersByName } from '../rows/judged.ts';

interface FoundWorker {
  readonly worker?: Worker;
  /** The cells, where a worker known by name alone has to be confirmed. */
  readonly cells: readonly JudgedCell<HourField>[];
  readonly reasons: readonly string[];
}

export type WorkerFinder = (
  cells: readonly JudgedCell<HourField>[],
  line: number,
  choices: ImportChoices,
) => FoundWorker;

/** Finds whose hours a line has: by JMBG, else by name, which the person confirms. */
export function finderOf(workers: readonly Worker[]): WorkerFinder {
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

const known = (worker: Worker | undefined, cells: readonly JudgedCell<HourField>[]): FoundWorker =>
  worker ? { worker, cells, reasons: [] } : { cells, reasons: ['Radnika s ovim JMBG nema u firmi.'] };

function named(
  fitting: readonly Worker[],
  cells: readonly JudgedCell<HourField>[],
  names: readonly JudgedCell<HourField>[],
  line: number,
  choices: ImportChoices,
): FoundWorker {
  const [worker, another] = fitting;
  const [name] = names;
  if (!worker || !name) return { cells, reasons: ['Radnika s ovim imenom nema u firmi.'] };
  if (another) return { cells, reasons: [SEVERAL_NAMED] };
  const confirmed = matchedCells(cells, name, worker, line, choices);
  return confirmed
    ? { worker, cells: confirmed, reasons: [] }
    : { cells, reasons: ['Radnik nije potvrđen.'] };
}
