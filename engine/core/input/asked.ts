import type { Fields } from '../field.ts';
import { isJsonObject } from './json-object.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * Leaves out of a call's JSON what is not looked at: what belongs to a switch that is off, and the empty fields that only
 * the sister calls have. Anything else comes back as it is.
 * @param spare the names of those sisters' fields
 */
export function withoutInactiveFields(
  fields: Fields,
  spare: readonly string[] = [],
): (json: unknown) => unknown {
  const dependent = Object.entries(fields).flatMap(([name, { when }]) => (when ? [{ name, when }] : []));
  return (json) => {
    if (!isJsonObject(json)) return json;
    const idle = spare.filter((name) => name in json && !json[name]);
    for (const { name, when } of dependent) {
      const isOff = json[when] !== true || idle.includes(when);
      if (isOff && json[name] != null) idle.push(name);
    }
    return idle.length === 0 ? json : without(json, idle);
  };
}

const without = (json: Json, names: readonly string[]): Json =>
  Object.fromEntries(Object.entries(json).filter(([name]) => !names.includes(name)));
