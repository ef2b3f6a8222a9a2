import { plainName } from '@obracun/engine/core/text/letters.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';

/** Maximum of workers listed without a search field. */
export const MANY = 8;

/** Matches a worker by name, job or number, in either script, with or without diacritics. */
export function foundBy({ firstName, lastName, position, jmbg }: Worker, question: string): boolean {
  const words = plainName(question).split(' ');
  const message = plainName(`${lastName} ${firstName} ${position} ${jmbg}`);
  return words.every((word) => message.includes(word));
}
