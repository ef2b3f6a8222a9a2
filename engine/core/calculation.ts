import type { Day } from './days/day.ts';
import type { Scope } from './explanation/notation.ts';
import type { Issue, Warning } from './issue.ts';
import type { LawTree } from './law.ts';
import type { Notations } from './lines.ts';
import { formatMonthOf } from './numbers/format.ts';

/** One finished calculation, in stored units. */
export interface Calculation {
  readonly day: Day;
  readonly scope: Scope;
  /** Created only when an explanation is requested. */
  readonly notations: () => Notations;
  readonly warnings: readonly Warning[];
  /** True when it uses the last known law, because the law of the day is not known. */
  readonly isEstimate: boolean;
}

/** A calculation, or the reason why there is none. */
export type Outcome = { readonly calculation: Calculation } | { readonly issues: readonly Issue[] };

const ALWAYS: Day = '9999-12-31';

const stretched = new WeakMap<LawTree, LawTree>();

/** The same law with its last known figures extended to every later day. */
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

/** The warning beside every figure of an estimate: the last day for which the figure with the earliest end is known. */
export function estimateWarning(day: Day, known: Day): Warning {
  const poruka = `Procjena: propisi za ${formatMonthOf(day)} još nisu poznati, računato je po posljednjim poznatim, iz ${formatMonthOf(known)}.`;
  return { polje: 'procjena', poruka, izvor: null };
}
