import { isDay } from '@obracun/engine/core/days/day.ts';
import type { RawCell } from '@obracun/engine/payroll/files/import/cells/reading.ts';
import type { SourceTable } from '@obracun/engine/payroll/files/import/columns/field-text.ts';

/** A booking of a bank file that is no table, with its texts as the bank wrote them. */
export interface Booking {
  /** Line of the file, or number of the entry. */
  readonly line: number;
  /** `2026-11-06` */
  readonly day: string;
  /** D, C, RD, RC; DBIT, CRDT, storno. */
  readonly direction: string;
  readonly amount: RawCell;
  /** `BAM`; empty where the bank wrote none. */
  readonly currency: string;
  readonly account: string;
  readonly name: string;
  readonly purpose: string;
  readonly reference: string;
}

const HEADINGS = [
  'Datum valute',
  'Smjer',
  'Iznos',
  'Valuta iznosa',
  'Račun partnera',
  'Naziv partnera',
  'Svrha',
  'Poziv na broj',
];

/** Bookings as the table of a statement, so that one reader serves every file of a bank. */
export const statementTable = (bookings: readonly Booking[]): SourceTable => ({
  rows: [
    { line: 0, cells: HEADINGS },
    ...bookings.map(({ line, day, direction, amount, currency, account, name, purpose, reference }) => ({
      line,
      cells: [
        isDay(day) ? { day } : day || 'bez datuma',
        direction,
        amount,
        currency,
        account,
        name,
        purpose,
        reference,
      ],
    })),
  ],
});
