import type { Feninga } from '../../core/numbers/money.ts';
import type { ColumnField, RowOf } from '../forms/form-field.ts';

/** The columns of an unpaid document, as rows of a letter. */
export const itemColumns = {
  document: { kind: 'tekst', label: 'Dokument', example: 'Faktura 12/2026' },
  day: { kind: 'datum', label: 'Datum' },
  due: { kind: 'datum', label: 'Rok' },
  amount: { kind: 'iznos', label: 'Iznos', isBare: true },
  paid: { kind: 'iznos', label: 'Plaćeno', isBare: true },
} as const satisfies Readonly<Record<string, ColumnField>>;

export type OpenItem = RowOf<typeof itemColumns>;

/** True for an identifiable document: it has a name and an amount. */
const isNamed = ({ document, amount }: OpenItem): boolean => document.trim() !== '' && amount !== null;

/** True when there is something to pay or confirm, and no row is half empty. */
export const areNamed = (items: readonly OpenItem[]): boolean => items.length > 0 && items.every(isNamed);

/** The balance of a document; negative when overpaid. */
export const balanceOf = ({ amount, paid }: OpenItem): Feninga => (amount ?? 0) - (paid ?? 0);

/** The claim that remains of a document; zero when overpaid. */
export const leftOf = (item: OpenItem): Feninga => Math.max(0, balanceOf(item));
