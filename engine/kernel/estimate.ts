import type { Reckoning } from './calculator.ts';
import type { Day } from './days/day.ts';
import type { NamedValues } from './explained/scope.ts';
import { formatMonthOf } from './figures/format.ts';
import type { Warning } from './issue.ts';
import type { LawTree } from './law.ts';
import { knownUntil } from './law-by-day.ts';

const ALWAYS: Day = '9999-12-31';

const stretched = new WeakMap<LawTree, LawTree>();

/** The same law, its last known figures standing for every day after them too. */
export function lastKnown<T extends LawTree>(tree: T): T {
  const known = stretched.get(tree);
  if (known) return known as T;
  const parametri = Object.fromEntries(
    Object.entries(tree.parametri).map(([name, parameter]) => [name, { ...parameter, poznato_do: ALWAYS }]),
  );
  const made = { ...tree, parametri };
  stretched.set(tree, made);
  return made;
}

/** True where an estimate was asked for and the law of the day is not known: in a known month the wish changes nothing. */
export const isEstimate = ({ law }: Reckoning, input: NamedValues, day: Day): boolean =>
  input.procjena === true && day > knownUntil(law);

/** Said beside every figure of an estimate. */
export function estimateWarning({ law }: Reckoning, day: Day): Warning {
  const poruka = `Procjena: propisi za ${formatMonthOf(day)} još nisu poznati, računato je po posljednjim poznatim, iz ${formatMonthOf(knownUntil(law))}.`;
  return { polje: 'procjena', poruka, izvor: null };
}
