import { isDay } from '../days/day.ts';
import type { Field, Fields } from '../field.ts';
import { isJsonObject } from '../json-object.ts';
import { scaleOf } from '../numbers/units.ts';
import { boundsOf, isWhole } from '../schema.ts';

/** Whether JSON is certainly what the schema takes. Where it says no, the schema decides, and has the sentences. */
export type Vouch = (json: unknown) => boolean;

/**
 * Tells a good call in a tenth of the schema's time: it makes nothing, and looks only at what is given. Lists of periods
 * it leaves to the schema.
 */
export function vouched(fields: Fields): Vouch {
  const tests = new Map(Object.entries(fields).map(([name, field]) => [name, testOf(field)]));
  const required = Object.keys(fields).filter((name) => fields[name]?.required);
  return (json) => {
    if (!isJsonObject(json)) return false;
    for (const name of Object.keys(json)) if (!tests.get(name)?.(json[name])) return false;
    for (const name of required) if (json[name] === undefined) return false;
    return true;
  };
}

function testOf(field: Field): Vouch {
  const isGood = kindTest(field);
  return field.required ? isGood : (value) => value === null || value === undefined || isGood(value);
}

function kindTest(field: Field): Vouch {
  switch (field.kind) {
    case 'da_ne':
      return (value) => typeof value === 'boolean';
    case 'datum':
      return (value) => typeof value === 'string' && isDay(value);
    case 'izbor': {
      const choices = new Set<unknown>(field.choices?.map(({ value }) => value));
      return (value) => choices.has(value);
    }
    case 'periodi':
      return () => false;
    default:
      return numberTest(field);
  }
}

function numberTest(field: Field): Vouch {
  const { least, most } = boundsOf(field);
  const scale = scaleOf(field.kind);
  const isWithin = field.exclusive
    ? (value: number) => value > least && value < most
    : (value: number) => value >= least && value <= most;
  return (value) => typeof value === 'number' && isWithin(value) && isWhole(value, scale);
}
