import type { Day } from './days/day.ts';
import type { Scope } from './explanation/scope.ts';
import type { Issue, Warning } from './issue.ts';
import type { Notations } from './line.ts';

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
