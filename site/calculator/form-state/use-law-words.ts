import type { Day } from '@obracun/engine/core/days/day.ts';
import type { Hint } from '@obracun/engine/core/field.ts';
import { formatMonthOf } from '@obracun/engine/core/numbers/format.ts';
import type { Entered } from '../../fields/parsing/entered.ts';
import { writeFigureOn, writeHint } from '../../fields/parsing/hint.ts';
import { useToday } from '../../platform/clock.ts';
import { formDay } from './last-period.ts';
import type { Form } from './use-form.ts';
import { useLaw } from './use-law.ts';

/** Hints and rates with the figures of the month of the form. */
export function useLawWords({ definition, state }: Form): LawWords {
  const law = useLaw()?.propisi[definition.entity];
  const today = useToday();
  return {
    hintOf: (hint) => writeHint(hint, law, formDay(state.entered, today)),
    notSeenSince: (entered) => notSeenSince(law?.najnoviji_izvor, formDay(entered, today)),
    figureOf: (path, entered) => writeFigureOn(law, path, formDay(entered, today)),
  };
}

/**
 * Figures hold until they are changed, so a month after the newest source is calculated too.
 * @param newest month of the newest known source of that law, `2026-06`
 */
export function notSeenSince(newest: string | undefined, day: Day | undefined): string | undefined {
  if (newest === undefined || day === undefined || day.slice(0, newest.length) <= newest) return undefined;
  return `Najnoviji nađeni izvor je iz ${formatMonthOf(newest)}: kasnije izmjene nisu viđene.`;
}

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
