import type { Hint } from '@obracun/engine/core/field.ts';
import type { Entered } from '../../fields/parsing/entered.ts';

/** The law in the texts of a form, on its day. */
export interface LawWords {
  readonly hintOf: (hint: Hint) => string;
  /** A formatted figure by its path, `minuli_rad.stopa`; undefined while the law is unknown. */
  readonly figureOf: (path: string, entered: Entered) => string | undefined;
  /** Note for a day after the newest known source; undefined for any other. */
  readonly notSeenSince: (entered: Entered) => string | undefined;
}

/** For forms without dated law. */
export const NO_LAW: LawWords = {
  hintOf: ({ text }) => text,
  figureOf: () => undefined,
  notSeenSince: () => undefined,
};
