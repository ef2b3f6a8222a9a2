import type { Day } from './days/day.ts';
import type { Change, KnownLaw, Parameter } from './law.ts';

/** The newest value of a parameter: for what is typed without a day. */
export const lastOf = <V>(parameter: Parameter<V>): V => lastChangeOf(parameter).vrijednost;

/** The same with its source. */
export function lastChangeOf<V>({ naziv, promjene }: Parameter<V>): Change<V> {
  const change = promjene.at(-1);
  if (!change) throw new Error(`${naziv} has no value`);
  return change;
}

/** The last change in force on that day; undefined before the first. */
export function changeOn<V>(parameter: Parameter<V>, day: Day): Change<V> | undefined {
  return parameter.promjene.findLast((change) => change.od <= day);
}

/**
 * The value in force on a day whose wage has been calculated: it is there.
 * @throws Error before the first
 */
export function valueOn<V>(parameter: Parameter<V>, day: Day): V {
  const change = changeOn(parameter, day);
  if (!change) throw new Error(`${parameter.naziv} has no value on ${day}`);
  return change.vrijednost;
}

/** The change of a day, but for no day after those the figure is known for. */
export const knownChangeOn = <V>(parameter: Parameter<V>, day: Day): Change<V> | undefined =>
  day <= parameter.poznato_do ? changeOn(parameter, day) : undefined;

/** The last day for which every figure of the tree is known. */
export const knownUntil = ({ parametri }: KnownLaw): Day =>
  Object.values(parametri)
    .map(({ poznato_do }) => poznato_do)
    .reduce((earliest, day) => (day < earliest ? day : earliest));
