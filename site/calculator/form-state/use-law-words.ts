import { writeFigureOn, writeHint } from '../../fields/parsing/hint.ts';
import { useToday } from '../../platform/clock.ts';
import { formDay } from './form-day.ts';
import type { LawWords } from './law-words.ts';
import { notSeenSince } from './not-seen-since.ts';
import type { Form } from './use-form.ts';
import { useLaw } from './use-law.ts';

/** Hints and rates with the figures of the month the form is about. */
export function useLawWords({ definition, state }: Form): LawWords {
  const law = useLaw()?.propisi[definition.entity];
  const today = useToday();
  return {
    hintOf: (hint) => writeHint(hint, law, formDay(state.entered, today)),
    notSeenSince: (entered) => notSeenSince(law?.najnoviji_izvor, formDay(entered, today)),
    figureOf: (path, entered) => writeFigureOn(law, path, formDay(entered, today)),
  };
}
