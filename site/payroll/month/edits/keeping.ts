import type { Cause } from '../../../storage/db/cause.ts';
import type { MonthChange } from './change.ts';
import type { TermsChange } from './terms.ts';

/** One step in a month: of some of its workers, or of the month itself. */
export interface MonthStep {
  readonly workers: MonthChange;
  readonly terms?: TermsChange;
}

/** A pending step. */
export interface Pending {
  readonly step: MonthStep;
  /** Moment of its save; undefined until then. */
  readonly stored?: number;
}

/** Outcome of saving some steps. */
export interface KeepingOutcome {
  /** Moment of the save; undefined when nothing was saved. */
  readonly moment: number | undefined;
  /** Workers and terms with conflicts: another tab changed them. */
  readonly refused: readonly string[];
  /** The other tab closed the month. */
  readonly isClosed: boolean;
}

/** Refused edits of a month, by ids of workers and names of terms. Reported until acknowledged. */
export interface Refused {
  /** Another tab changed the same place meanwhile. */
  readonly elsewhere: readonly string[];
  /** Another tab closed the month. */
  readonly closed: readonly string[];
}

/** Problems of saving; both may exist at once. */
export interface Trouble extends Refused {
  /** Reason why pending edits could not be saved. */
  readonly unsaved?: Cause;
}

export interface MonthKeeping {
  readonly pending: readonly Pending[];
  readonly trouble: Trouble;
}

export const NOTHING_REFUSED: Refused = { elsewhere: [], closed: [] };

export const NOTHING_STORED: MonthKeeping = { pending: [], trouble: NOTHING_REFUSED };
