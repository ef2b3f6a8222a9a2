import type { Day } from './days/day.ts';
import type { Scope } from './explanation/scope.ts';
import type { Issue, Warning } from './issue.ts';
import type { Notations } from './line.ts';

/** One finished calculation, in held units. */
export interface Calculation {
  readonly day: Day;
  readonly scope: Scope;
  /** Written out only for whoever asks where a figure comes from. */
  readonly notations: () => Notations;
  readonly warnings: readonly Warning[];
  /** By the last known law, because that of the day is not known. */
  readonly isEstimate: boolean;
}

/** A calculation, or why there is none. */
export type Outcome = { readonly calculation: Calculation } | { readonly issues: readonly Issue[] };
