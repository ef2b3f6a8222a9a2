import { linesOf } from '../typed-text.ts';
import type { Invoice } from './invoice.ts';

/** The invoice with every text in it fit for a document: composed letters, no unseen marks, no stray space. */
export const tidy = (invoice: Invoice): Invoice =>
  mapTexts(invoice, (text) => linesOf(text.normalize('NFC')).join('\n'));

/** The same shape with every text in it changed. */
function mapTexts<T>(value: T, change: (text: string) => string): T {
  const mapped = (): unknown => {
    if (typeof value === 'string') return change(value);
    if (Array.isArray(value)) return value.map((part) => mapTexts(part, change));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mapTexts(part, change)]));
  };
  return mapped() as T;
}
