import type { Feninga } from '../../core/numbers/money.ts';
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

/** True of a document somebody can look up: its name and how much it is. */
const isNamed = ({ document, amount }: OpenItem): boolean => document.trim() !== '' && amount !== null;

/** True where there is something to be paid or confirmed, and no row is left half empty. */
export const areNamed = (items: readonly OpenItem[]): boolean => items.length > 0 && items.every(isNamed);

/** The balance of a document; negative when more was paid. */
export const balanceOf = ({ amount, paid }: OpenItem): Feninga => (amount ?? 0) - (paid ?? 0);

/** What can still be asked for of a document; zero when more was paid. */
export const leftOf = (item: OpenItem): Feninga => Math.max(0, balanceOf(item));
