import { bareNumber } from '@obracun/engine/documents/identifiers/digits.ts';
import { surnameFirst } from '@obracun/engine/payroll/model/firm.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import type { StoredRecord } from '../db/tables.ts';

/** Another worker of the firm with the typed JMBG. Two stored workers with the same one are valid until it is changed. */
export function sameJmbg({ id, jmbg }: Worker, workers: readonly StoredRecord<Worker>[]): Worker | undefined {
  const typed = bareNumber(jmbg);
  const others = workers.filter(({ content }) => content.jmbg === typed);
  return typed === '' || others.some((one) => one.id === id) ? undefined : others[0]?.content;
}

/** The reason of the refusal. */
export function sameJmbgText(other: Worker): string {
  const name = surnameFirst(other);
  return `ovaj JMBG već ima ${name ? `„${name}“` : 'radnik bez imena'}. Provjerite broj, ili otvorite tog radnika.`;
}
