import type { BasisField, Group } from '../../kernel/calculator.ts';
import { dateField } from '../../kernel/field.ts';

/** What every amount of these forms says when it is missing or is no amount. */
export const amountMessages = {
  obavezno: 'Ovo polje je obavezno.',
  neispravno: 'Unesite nenegativan broj.',
} as const;

const bases: Readonly<Record<string, BasisField>> = {
  bruto: { red: 'bruto', naziv: 'Bruto', ...amountMessages },
  neto: { red: 'neto', naziv: 'Neto', ...amountMessages },
};

export const paymentDay = {
  datum: dateField({
    naziv: 'Datum isplate',
    neispravno: 'Upišite datum koji postoji u kalendaru.',
    savjet: { tekst: 'Prazno znači današnje propise; ranijim datumom ponavlja se stari obračun.' },
  }),
} as const;

export const paymentDayGroup: Group = { naslov: 'Propisi na dan', polja: ['datum'], sklopljeno: true };

/** The form of a contract, gross or net; a day may be given whose law applies. */
export const contractForm = {
  entitet: 'rs',
  polja: paymentDay,
  osnove: bases,
  grupe: [{ naslov: 'Naknada', polja: [], osnovica: true }, paymentDayGroup],
  glavni: {
    uvijek: ['neto', 'bruto', 'ukupne_obaveze'],
    neto: ['bruto', 'neto', 'ukupne_obaveze'],
  },
  greska: 'Greška pri izračunu.',
} as const;
