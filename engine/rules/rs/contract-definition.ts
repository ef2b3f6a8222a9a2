import type { BasisField, Group } from '../../kernel/calculator.ts';
import { dateField } from '../../kernel/field.ts';

/** What every amount of these forms says when it is missing or is no amount. */
export const amountMessages = {
  obavezno: 'Ovo polje je obavezno.',
  neispravno: 'Unesite nenegativan broj.',
} as const;

const bases = {
  bruto: { red: 'bruto', naziv: 'Bruto', ...amountMessages },
  neto: { red: 'neto', leads: 'bruto', naziv: 'Neto', ...amountMessages },
} as const satisfies Readonly<Record<string, BasisField>>;

export const paymentDay = {
  datum: dateField({
    naziv: 'Datum isplate',
    neispravno: 'Upišite datum koji postoji u kalendaru.',
    savjet: { tekst: 'Prazno: današnji propisi. Za stari obračun upišite dan isplate.' },
  }),
} as const;

export const paymentDayGroup: Group<'datum'> = {
  naslov: 'Dan isplate i važeći propisi',
  polja: ['datum'],
  sklopljeno: true,
};

/** The form of a contract, gross or net; a day may be given whose law applies. */
export const contractForm = {
  entitet: 'rs',
  polja: paymentDay,
  osnove: bases,
  grupe: [{ naslov: 'Naknada', polja: [], osnovica: true }, paymentDayGroup],
  greska: 'Greška pri izračunu.',
  greskaIznad: true,
  osnovaBriseSve: true,
} as const;
