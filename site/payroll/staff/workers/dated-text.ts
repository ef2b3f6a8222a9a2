import { upperFirst } from '@obracun/engine/core/text/letters.ts';
import { writtenValue } from '@obracun/engine/payroll/files/import/staff/differences.ts';
import { MUNICIPALITY_TEXT } from '@obracun/engine/payroll/firms/municipalities/municipality.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import { type DatedName, WORKER_FIELDS } from '@obracun/engine/payroll/model/worker.ts';
import { inWordsOf } from '@obracun/engine/rules/entity-words.ts';

/** Name of a dated field, in the words of the entity. */
export function datedLabel(name: DatedName, entity: PayrollEntity): string {
  if (name === 'municipality') return `${MUNICIPALITY_TEXT[entity]} prebivališta`;
  const { label } = WORKER_FIELDS[name];
  return upperFirst(inWordsOf(entity, label));
}

/** What no value means; of the other fields it is not known. */
const NO_VALUE: Readonly<Partial<Record<DatedName, string>>> = {
  dailyHours: 'puno radno vrijeme',
  coefficient: '1',
  dependants: 'nijedan',
  taxReduction: 'nema',
  cardElsewhere: 'ne',
  otherAccounts: 'sve na prvi račun',
  status: 'redovan radnik',
  longerService: 'ne',
};

/** A value of a dated field for display. */
export const datedValue = (name: DatedName, value: unknown): string =>
  writtenValue(name, value) || (NO_VALUE[name] ?? 'nije upisano');

/** True for values typed by people, which keep their script. */
export const isTypedValue = (name: DatedName): boolean => WORKER_FIELDS[name].kind === 'text';
