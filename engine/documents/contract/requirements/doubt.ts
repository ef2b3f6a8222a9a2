import type { Change, Source } from '../../../core/law.ts';
import { doubted, type Requirement } from '../../requirement.ts';
import { type Contract, type FieldName, labelOf } from '../fields.ts';
import type { Facts } from '../texts/clause.ts';
import { type LimitName, limitOn } from './limits.ts';

/** What looks wrong in one field. */
export interface Doubt {
  readonly polje: FieldName;
  readonly poruka: string;
  readonly izvor: Source | null;
}

export type Check = (contract: Contract, facts: Facts) => Doubt | undefined;

/** A doubt that rests on no act. */
export const doubt = (polje: FieldName, poruka: string): Doubt => ({ polje, poruka, izvor: null });

/** A figure nobody is sure of is a hint and says so; it never passes for law. */
export function doubtRow(contract: Contract, { polje, poruka, izvor }: Doubt): Requirement {
  const isUnsure = izvor?.pouzdanost === 'niska';
  const said = isUnsure ? `Savjet niske pouzdanosti: ${poruka}` : poruka;
  return doubted(polje, labelOf(polje, contract), said, izvor);
}

/** The limit of the day the contract begins. */
export const limitFor = (
  { entity, startDate }: Contract,
  { today }: Facts,
  name: LimitName,
): Change<number> | undefined => limitOn(entity, name, startDate ?? today);
