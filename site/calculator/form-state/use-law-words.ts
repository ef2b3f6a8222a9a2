import type { Day } from '@obracun/engine/core/days/day.ts';
import { formatMonthOf } from '@obracun/engine/core/numbers/format.ts';
import { writeFigureOn, writeHint } from '../../fields/parsing/hint.ts';
import { useToday } from '../../platform/clock.ts';
import { formDay } from './form-day.ts';
import type { LawWords } from './law-words.ts';
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
