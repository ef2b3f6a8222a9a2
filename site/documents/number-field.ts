import { amountField, type Field, wholeField } from '@obracun/engine/kernel/field.ts';

/** The number field a line of a document is typed into: an amount of money, or else a whole number. */
export const numberField = (kind: string, label: string): Field =>
  kind === 'iznos'
    ? amountField({ label, invalid: 'Upišite iznos, na primjer 1.500,00.' })
    : wholeField({ label, invalid: 'Upišite cijeli broj.' });
