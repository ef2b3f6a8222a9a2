import { MOST_KEPT } from './keep-result.ts';

/** The result of an import of calculations: all stay, but above the limit the next save replaces the oldest. */
export function importWords(given: number, kept: number): string {
  const said = `U datoteci obračuna: ${given}. Dodani su oni kojih ovdje nije bilo.`;
  return kept < MOST_KEPT
    ? said
    : `${said} Sada ih je ovdje ${kept}: svaki novi koji sačuvate zauzima mjesto najstarijeg.`;
}
