import { municipalityWord } from '@obracun/engine/payroll/firms/municipalities/municipality.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';

/** The data of a worker that slips, orders and forms need. */
export const GAP_FIELDS = ['jmbg', 'account', 'municipality', 'employedFrom'] as const;
export type GapField = (typeof GAP_FIELDS)[number];

/** The fields that are empty. */
export const emptyFieldsOf = (worker: Worker): readonly GapField[] =>
  GAP_FIELDS.filter((field) => !worker[field]);

/** Data missing for slips, orders and forms, by entity of the firm. */
export function gapsOf(worker: Worker, entity: PayrollEntity): readonly string[] {
  const names: Readonly<Record<GapField, string>> = {
    jmbg: 'JMBG',
    account: 'račun',
    municipality: municipalityWord(entity, 'a'),
    employedFrom: 'dan zaposlenja',
  };
  return emptyFieldsOf(worker).map((field) => names[field]);
}
