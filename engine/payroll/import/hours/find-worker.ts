import type { Worker } from '../../model/worker.ts';
import { plainName } from '../../places/plain-name.ts';
import type { HourField } from '../columns/hour-fields.ts';
import { cellKey, type ImportChoices } from '../rows/choices.ts';
import type { JudgedCell } from '../rows/judged.ts';
import { isWho } from './read-hour-row.ts';

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

/** The words of a name in any order, so that `Prvi Radnik` is found as `Radnik Prvi`. */
const nameWords = (text: string): string => plainName(text).split(' ').sort().join(' ');

/** Finds whose hours a line has: by JMBG, else by name, which the person confirms. */
export function finderOf(workers: readonly Worker[]): WorkerFinder {
  const byJmbg = new Map(workers.filter(({ jmbg }) => jmbg !== '').map((worker) => [worker.jmbg, worker]));
  const byName = new Map<string, Worker[]>();
  for (const worker of workers) {
    const name = nameWords(`${worker.firstName} ${worker.lastName}`);
    byName.set(name, [...(byName.get(name) ?? []), worker]);
  }
  return (cells, line, choices) => {
    const jmbg = cells.find(({ field }) => field === 'jmbg');
    if (jmbg?.problem) return { cells, reasons: [] };
    if (jmbg) return known(byJmbg.get(jmbg.value as string), cells);
    const names = cells.filter(({ field }) => isWho(field));
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
  if (another) return { cells, reasons: ['Više radnika ima ovo ime: dodajte kolonu JMBG.'] };
  const decision = choices.decisions.get(cellKey(line, name.column))?.kind;
  if (decision === 'undo') return { cells, reasons: ['Radnik nije potvrđen.'] };
  const isOpen = decision !== 'accept' && !choices.accepted.has('match');
  const now = [worker.firstName, worker.lastName, worker.jmbg].filter(Boolean).join(' ');
  const change = { kind: 'match', old: name.text, now, toConfirm: true } as const;
  const confirmed = { ...name, change, ...(isOpen && { isOpen }) };
  return { worker, cells: cells.map((cell) => (cell === name ? confirmed : cell)), reasons: [] };
}
