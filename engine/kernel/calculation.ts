import type { Notations } from './calculator.ts';
import type { Day } from './day.ts';
import type { Issue, Warning } from './issue.ts';
import type { Scope } from './scope.ts';

/** One finished calculation, in held units. */
export interface Calculation {
  readonly dan: Day;
  readonly opseg: Scope;
  readonly zapisi: Notations;
  readonly upozorenja: readonly Warning[];
}

/** A calculation, or why there is none. */
export type Outcome = { readonly obracun: Calculation } | { readonly greske: readonly Issue[] };
