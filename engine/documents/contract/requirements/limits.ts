import type { Day } from '../../../core/days/day.ts';
import type { Change, Meaning, Parameter } from '../../../core/law.ts';
import { changeOn } from '../../../core/law-by-day.ts';
import { scaleOf } from '../../../core/numbers/units.ts';
import * as fbih from '../../../law/fbih/labour.ts';
import * as rs from '../../../law/rs/labour.ts';
import type { ByEntity, ContractEntity } from '../category.ts';

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
 * The limit of the labour law on a day, in whole hours, days or months, and where it was read; none before the laws of 2016, or where the entity has no such
 * limit. Nothing is computed by it, so a day not gone through yet has the last known one.
 */
export function limitOn(entity: ContractEntity, name: LimitName, day: Day): Change<number> | undefined {
  const [parameterName = '', key = ''] = name.split('.');
  const parameter = LABOUR[entity][parameterName];
  const found = parameter && changeOn(parameter, day);
  const held = found?.vrijednost[key];
  if (parameter === undefined || found === undefined || held === undefined) return undefined;
  const meaning: Meaning | undefined = parameter.znacenja[key];
  return { ...found, vrijednost: held / scaleOf(meaning?.jedinica ?? '') };
}
