import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { municipalityWord } from '@obracun/engine/payroll/municipalities/municipality.ts';

/** Data missing for slips, orders and forms, by entity of the firm. */
export function gapsOf(
  { jmbg, account, municipality, employedFrom }: Worker,
  entity: PayrollEntity,
): readonly string[] {
  const known = [
    ['JMBG', jmbg],
    ['račun', account],
    [municipalityWord(entity, 'a'), municipality],
    ['dan zaposlenja', employedFrom],
  ] as const;
  return known.flatMap(([name, value]) => (value ? [] : [name]));
}
