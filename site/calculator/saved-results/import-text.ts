import { MOST_STORED } from './keep-result.ts';

/** The result of an import of calculations: all stay, but above the limit the next save replaces the oldest. */
export function importText(given: number, stored: number): string {
  const message = `U datoteci obračuna: ${given}. Dodani su oni kojih ovdje nije bilo.`;
  return stored < MOST_STORED
    ? message
    : `${message} Sada ih je ovdje ${stored}: svaki novi koji sačuvate zauzima mjesto najstarijeg.`;
}
