import { MOST_KEPT } from './keep-result.ts';

/** What came of bringing calculations back: all of them stay, but where there are many the next one takes the place of one. */
export function broughtWords(given: number, kept: number): string {
  const said = `U datoteci obračuna: ${given}. Dodani su oni kojih ovdje nije bilo.`;
  return kept < MOST_KEPT
    ? said
    : `${said} Sada ih je ovdje ${kept}: svaki novi koji sačuvate zauzima mjesto najstarijeg.`;
}
