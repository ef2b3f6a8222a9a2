import type { Change, Source } from '../../../kernel/law.ts';
import type { Requirement } from '../../requirement.ts';
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
export const doubted = (contract: Contract, { polje, poruka, izvor }: Doubt): Requirement => ({
  vrsta: 'sumnja',
  polje,
  naziv: labelOf(polje, contract),
  ispunjeno: false,
  poruka: izvor?.pouzdanost === 'niska' ? `Savjet niske pouzdanosti: ${poruka}` : poruka,
  izvor,
});

/** The limit of the day the contract begins. */
export const limitFor = (
  { entity, startDate }: Contract,
  { today }: Facts,
  name: LimitName,
): Change<number> | undefined => limitOn(entity, name, startDate ?? today);
