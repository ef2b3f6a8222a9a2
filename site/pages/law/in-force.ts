import type { Day } from '@obracun/engine/core/days/day.ts';
import type { AnyParameter, Change } from '@obracun/engine/core/law.ts';

/** A timeline seen from one day. */
interface Timeline {
  readonly now: Change<LawFigures> | undefined;
  /** Published but not in force yet, last first. */
  readonly upcoming: readonly Change<LawFigures>[];
  /** Formerly in force, last first. */
  readonly earlier: readonly Change<LawFigures>[];
}

/** The values of a change, by meaning. */
export type LawFigures = Readonly<Record<string, number | boolean>>;

/** A prerendered page has no clock: the day of the last check counts. */
export function timelineOn({ promjene }: AnyParameter, today: Day | undefined): Timeline {
  const changes: readonly Change<LawFigures>[] = promjene;
  const at = changes.findLastIndex(({ od, izvor }) => od <= (today ?? izvor.provjereno));
  return {
    now: changes[at],
    upcoming: changes.slice(at + 1).toReversed(),
    earlier: changes.slice(0, Math.max(0, at)).toReversed(),
  };
}
