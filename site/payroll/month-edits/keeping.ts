import type { Cause } from '../../storage/db/cause.ts';
import type { MonthChange } from './change.ts';
import type { TermsChange } from './terms.ts';

/** One step in a month, as it was made: of some of its workers, or of what it says of none. */
export interface MonthStep {
  readonly workers: MonthChange;
  readonly terms?: TermsChange;
}

/** A step on its way to the device. */
export interface Pending {
  readonly step: MonthStep;
  /** The moment it was kept at; undefined until it is. */
  readonly kept?: number;
}

/** What came of keeping some steps. */
export interface KeepingOutcome {
  /** The moment they were kept at; undefined where nothing of them was. */
  readonly moment: number | undefined;
  /** Workers and terms of which they were not kept: another tab said something else of them. */
  readonly refused: readonly string[];
  /** The other tab closed the month. */
  readonly isClosed: boolean;
}

/** What did not go into a month: by the ids of workers and the names of terms. It is told until it was read. */
export interface Refused {
  /** Another tab changed the same place meanwhile. */
  readonly elsewhere: readonly string[];
  /** Another tab closed the month. */
  readonly closed: readonly string[];
}

/** What keeps steps from the device; one does not hide the other. */
export interface Trouble extends Refused {
  /** Why what waits could not be kept. */
  readonly unkept?: Cause;
}

export interface MonthKeeping {
  readonly pending: readonly Pending[];
  readonly trouble: Trouble;
}

export const NOTHING_REFUSED: Refused = { elsewhere: [], closed: [] };

export const NOTHING_KEPT: MonthKeeping = { pending: [], trouble: NOTHING_REFUSED };
