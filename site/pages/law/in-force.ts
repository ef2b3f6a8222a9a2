import type { Day } from '@obracun/engine/core/days/day.ts';
import type { AnyParameter, Change } from '@obracun/engine/core/law.ts';

/** A timeline as it is read on a day. */
interface Timeline {
  readonly now: Change<LawFigures> | undefined;
  /** What is published and does not hold yet, last first. */
  readonly coming: readonly Change<LawFigures>[];
  /** What held before, last first. */
  readonly earlier: readonly Change<LawFigures>[];
}

/** What a change says, by meaning. */
export type LawFigures = Readonly<Record<string, number | boolean>>;

/** A page made ahead has no clock: there holds what did on the day the figure was checked. */
export function timelineOn({ promjene }: AnyParameter, today: Day | undefined): Timeline {
  const changes: readonly Change<LawFigures>[] = promjene;
  const at = changes.findLastIndex(({ od, izvor }) => od <= (today ?? izvor.provjereno));
  return {
    now: changes[at],
    coming: changes.slice(at + 1).toReversed(),
    earlier: changes.slice(0, Math.max(0, at)).toReversed(),
  };
}
