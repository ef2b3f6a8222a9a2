import { type BasisField, dateField, group } from '../../core/field.ts';
import { amountMessages, dayMessages } from '../field-messages.ts';

const contractBases = {
  bruto: { line: 'bruto', label: 'Bruto', ...amountMessages },
  neto: { line: 'neto', leads: 'bruto', label: 'Neto', ...amountMessages },
} as const satisfies Readonly<Record<string, BasisField>>;

export const paymentDay = {
  datum: dateField({
    label: 'Datum isplate',
    ...dayMessages,
    hint: { text: 'Ako ne upišete, važe današnji propisi.' },
  }),
} as const;

export const paymentDayGroup = group('Dan isplate i važeći propisi', paymentDay, { folded: true });

/** The form of a contract, gross or net, of any entity; the day of the applicable law is optional. */
export const contractForm = {
  fields: paymentDay,
  bases: contractBases,
  groups: [group('Naknada', {}, { holdsBasis: true }), paymentDayGroup],
  failure: 'Greška pri izračunu.',
  failureAbove: true,
  basisClearsAll: true,
} as const;
