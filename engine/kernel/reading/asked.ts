import type { Fields } from '../field.ts';

type Json = Readonly<Record<string, unknown>>;

/**
 * Leaves out of a call's JSON what is not looked at: what belongs to a switch that is off, and the empty fields that only
 * the sister calls have. Anything else comes back as it is.
 * @param spare the names of those sisters' fields
 */
export function askedOf(fields: Fields, spare: readonly string[] = []): (json: unknown) => unknown {
  const dependent = Object.entries(fields).flatMap(([name, { when }]) => (when ? [{ name, when }] : []));
  return (json) => {
    if (typeof json !== 'object' || json === null || Array.isArray(json)) return json;
    const given = json as Json;
    const idle = spare.filter((name) => name in given && !given[name]);
    for (const { name, when } of dependent) {
      const isOff = given[when] !== true || idle.includes(when);
      if (isOff && given[name] != null) idle.push(name);
    }
    return idle.length === 0 ? json : without(given, idle);
  };
}

const without = (json: Json, names: readonly string[]): Json =>
  Object.fromEntries(Object.entries(json).filter(([name]) => !names.includes(name)));
