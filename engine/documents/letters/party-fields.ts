import { CURRENCY_CHOICES, KM } from '../currency.ts';

/** Sender and recipient of every letter about a debt. */
export const partyFields = {
  firm: { kind: 'tekst', label: 'Vaša firma' },
  firmAddress: { kind: 'tekst', label: 'Adresa' },
  firmJib: { kind: 'tekst', label: 'JIB' },
  account: { kind: 'tekst', label: 'Račun za uplatu' },
  signer: { kind: 'tekst', label: 'Potpisuje' },
  debtor: { kind: 'tekst', label: 'Dužnik' },
  debtorAddress: { kind: 'tekst', label: 'Adresa dužnika' },
  debtorJib: { kind: 'tekst', label: 'JIB dužnika' },
} as const;

export const partyGroups = [
  { title: 'Povjerilac', fields: ['firm', 'firmAddress', 'firmJib', 'account', 'signer'] },
  { title: 'Dužnik', fields: ['debtor', 'debtorAddress', 'debtorJib'] },
] as const;

/** The currency of all amounts of a letter. */
export const currencyField = {
  kind: 'izbor',
  label: 'Valuta',
  initial: KM,
  choices: CURRENCY_CHOICES,
} as const;
