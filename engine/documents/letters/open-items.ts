import type { ColumnField, RowOf } from '../forms/form-field.ts';

/** The columns of an unpaid document, as rows of a letter have them. */
export const itemColumns = {
  document: { kind: 'tekst', label: 'Dokument', example: 'Faktura 12/2026' },
  day: { kind: 'datum', label: 'Datum' },
  due: { kind: 'datum', label: 'Rok' },
  amount: { kind: 'iznos', label: 'Iznos' },
  paid: { kind: 'iznos', label: 'Plaćeno' },
} as const satisfies Readonly<Record<string, ColumnField>>;

export type OpenItem = RowOf<typeof itemColumns>;

/** What is still owed of a document; nought when more was paid. */
export const leftOf = ({ amount, paid }: OpenItem): number => Math.max(0, (amount ?? 0) - (paid ?? 0));
