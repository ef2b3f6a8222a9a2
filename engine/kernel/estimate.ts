import type { Reckoning } from './calculator.ts';
import type { Day } from './days/day.ts';
import type { NamedValues } from './explained/scope.ts';
import { formatMonthOf } from './figures/format.ts';
import type { Warning } from './issue.ts';
import type { LawTree } from './law.ts';
import { knownUntil, lawOn } from './law-by-day.ts';

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

/**
 * The day to which all of the law is known that a calculation rests on, where an estimate was asked for and some of it is not known for
 * the day; undefined otherwise: where every figure it reads is known the wish changes nothing.
 */
export function estimatedFrom(
  { law, formula }: Reckoning,
  input: NamedValues,
  day: Day,
  today: Day,
): Day | undefined {
  if (input.procjena !== true || day <= knownUntil(law)) return undefined;
  const read = new Set<Day>();
  formula(input, watched(law, day, read), today);
  return [...read].filter((known) => known < day).sort()[0];
}

/** The last known law, which notes of each figure that is read until when it is known. */
const watched = (tree: LawTree, day: Day, read: Set<Day>): NamedValues =>
  new Proxy<NamedValues>(lawOn(lastKnown(tree), day), {
    get: (law, name) => {
      const parameter = tree.parametri[String(name)];
      if (parameter) read.add(parameter.poznato_do);
      return law[String(name)];
    },
  });

/** Said beside every figure of an estimate. */
export function estimateWarning(day: Day, known: Day): Warning {
  const poruka = `Procjena: propisi za ${formatMonthOf(day)} još nisu poznati, računato je po posljednjim poznatim, iz ${formatMonthOf(known)}.`;
  return { polje: 'procjena', poruka, izvor: null };
}
