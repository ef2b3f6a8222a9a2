import { type BasisField, dateField } from '../../kernel/field.ts';
import { group } from '../../kernel/group.ts';

/** What every amount of these forms says when it is missing or is no amount. */
export const amountMessages = {
  missing: 'Ovo polje je obavezno.',
  invalid: 'Unesite nenegativan broj.',
} as const;

export const contractBases = {
  bruto: { line: 'bruto', label: 'Bruto', ...amountMessages },
  neto: { line: 'neto', leads: 'bruto', label: 'Neto', ...amountMessages },
} as const satisfies Readonly<Record<string, BasisField>>;

export const paymentDay = {
  datum: dateField({
    label: 'Datum isplate',
    invalid: 'Upišite datum koji postoji u kalendaru.',
    hint: { text: 'Prazno: današnji propisi. Za stari obračun upišite dan isplate.' },
  }),
} as const;

export const paymentDayGroup = group('Dan isplate i važeći propisi', paymentDay, { folded: true });

/** The form of a contract, gross or net, of whatever entity; a day may be given whose law applies. */
export const contractForm = {
  fields: paymentDay,
  bases: contractBases,
  groups: [group('Naknada', {}, { holdsBasis: true }), paymentDayGroup],
  failure: 'Greška pri izračunu.',
  failureAbove: true,
  basisClearsAll: true,
} as const;
