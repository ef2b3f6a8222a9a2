import type { Hint } from '@obracun/engine/core/field.ts';
import type { Entered } from '../../fields/parsing/entered.ts';

/** The law in the words of a form, on the day the form is about. */
export interface LawWords {
  readonly hintOf: (hint: Hint) => string;
  /** A figure by its path, `minuli_rad.stopa`, as written; undefined while the law is not known. */
  readonly figureOf: (path: string, entered: Entered) => string | undefined;
  /** Said quietly of a day after the newest source that was found; undefined of any other. */
  readonly notSeenSince: (entered: Entered) => string | undefined;
}

/** For forms that no dated law concerns. */
export const NO_LAW: LawWords = {
  hintOf: ({ text }) => text,
  figureOf: () => undefined,
  notSeenSince: () => undefined,
};
