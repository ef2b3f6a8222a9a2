import type { Day } from '../../../core/days/day.ts';
import { type Change, changeOn, type Meaning, type Parameter, type Source } from '../../../core/law.ts';
import { scaleOf } from '../../../core/numbers/units.ts';
import * as fbih from '../../../law/fbih/labour.ts';
import * as rs from '../../../law/rs/labour.ts';
import { doubted, type Requirement } from '../../requirement.ts';
import type { ByEntity, ContractEntity } from '../field.ts';
import { type Contract, type FieldName, labelOf } from '../fields.ts';
import type { Facts } from '../texts/clause.ts';

type Keys<Acts> = {
  [Name in keyof Acts & string]: Acts[Name] extends Parameter<infer V>
    ? `${Name}.${keyof V & string}`
    : never;
}[keyof Acts & string];

/** A value of a parameter of the labour law: `otkazni_rok.radnik_najduze`. */
export type LimitName = Keys<typeof rs> | Keys<typeof fbih>;

type Act = Readonly<Record<string, Parameter<Readonly<Record<string, number>>>>>;

const LABOUR: ByEntity<Act> = { RS: rs, FBIH: fbih };

/**
 * The limit of the labour law on a day, in whole hours, days or months, and its source; none before the laws of 2016, or if the entity has
 * no such limit. Nothing is calculated by it, so a later day uses the last known value.
 */
export function limitOn(entity: ContractEntity, name: LimitName, day: Day): Change<number> | undefined {
  const [parameterName = '', key = ''] = name.split('.');
  const parameter = LABOUR[entity][parameterName];
  const found = parameter && changeOn(parameter, day);
  const stored = found?.vrijednost[key];
  if (parameter === undefined || found === undefined || stored === undefined) return undefined;
  const meaning: Meaning | undefined = parameter.znacenja[key];
  return { ...found, vrijednost: stored / scaleOf(meaning?.jedinica ?? '') };
}

/** A warning about one field. */
interface Doubt {
  readonly polje: FieldName;
  readonly poruka: string;
  readonly izvor: Source | null;
}

export type Check = (contract: Contract, facts: Facts) => Doubt | undefined;

/** A warning without a legal source. */
export const doubt = (polje: FieldName, poruka: string): Doubt => ({ polje, poruka, izvor: null });

/** A figure of low certainty gives a hint that says so, never a legal warning. */
export function doubtRow(contract: Contract, { polje, poruka, izvor }: Doubt): Requirement {
  const isUnsure = izvor?.pouzdanost === 'niska';
  const message = isUnsure ? `Savjet niske pouzdanosti: ${poruka}` : poruka;
  return doubted(polje, labelOf(polje, contract), message, izvor);
}

/** The limit on the first day of the contract. */
export const limitFor = (
  { entity, startDate }: Contract,
  { today }: Facts,
  name: LimitName,
): Change<number> | undefined => limitOn(entity, name, startDate ?? today);
