import type { Day } from './days/day.ts';
import type { Scope } from './explanation/notation.ts';
import type { Issue, Warning } from './issue.ts';
import { type AnyParameter, isSetYearly, knownUntil, type LawTree } from './law.ts';
import type { Notations } from './lines.ts';
import { formatMonthOf } from './numbers/format.ts';
import { lowerFirst } from './text/letters.ts';

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

/** The field that asks for an estimate, and the one its warning names. */
export const ESTIMATE = 'procjena';

/** Maximum of named figures: a month years ahead lacks all of them. */
const NAMED = 3;

/** The warning beside every figure of an estimate: the figures it lacks, first those to be published, and the last month for which all of them are known. */
export function estimateWarning(day: Day, missing: Pick<LawTree, 'parametri'>): Warning {
  const parameters = Object.values(missing.parametri);
  const isSet = ({ godisnje }: AnyParameter): boolean => isSetYearly(godisnje);
  const ordered = [...parameters.filter(isSet), ...parameters.filter((one) => !isSet(one))];
  const names = ordered.map(({ naziv }) => lowerFirst(naziv));
  const more = names.length > NAMED ? ` i još ${names.length - NAMED}` : '';
  const figures = names.slice(0, NAMED).join(', ') + more;
  const known = formatMonthOf(knownUntil(missing));
  const poruka = `Procjena: propisi za ${formatMonthOf(day)} još nisu poznati (${figures}), računato je po posljednjim poznatim, iz ${known}.`;
  return { polje: ESTIMATE, poruka, izvor: null };
}
