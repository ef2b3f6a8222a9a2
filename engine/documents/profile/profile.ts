import type { ValuesOf } from '../forms/form-field.ts';

/** The firm of this device, kept once for all documents. */
export const profileFields = {
  name: { kind: 'tekst', label: 'Naziv firme' },
  jib: { kind: 'tekst', label: 'JIB', example: '13 cifara' },
  vatNumber: { kind: 'tekst', label: 'PDV broj', example: '12 cifara' },
  address: { kind: 'tekst', label: 'Adresa', example: 'ulica i broj, poštanski broj i mjesto' },
  register: { kind: 'tekst', label: 'Sudski registar', example: 'Općinski sud u Sarajevu, broj upisa' },
  phone: { kind: 'tekst', label: 'Telefon' },
  email: { kind: 'tekst', label: 'E-pošta' },
  web: { kind: 'tekst', label: 'Web' },
  representative: { kind: 'tekst', label: 'Zastupnik (ime i prezime)' },
  position: { kind: 'tekst', label: 'Funkcija zastupnika', example: 'direktor' },
  accounts: {
    kind: 'redovi',
    label: 'Račun',
    one: 'račun',
    columns: {
      bank: { kind: 'tekst', label: 'Banka' },
      account: { kind: 'tekst', label: 'Broj računa ili IBAN' },
      bic: { kind: 'tekst', label: 'BIC (SWIFT)' },
    },
  },
  logo: { kind: 'tekst', label: 'Logo' },
  template: {
    kind: 'izbor',
    label: 'Izgled fakture',
    initial: 'classic',
    choices: [
      { value: 'classic', label: 'Klasični' },
      { value: 'modern', label: 'Moderni' },
      { value: 'compact', label: 'Zbijeni' },
    ],
  },
  accent: { kind: 'tekst', label: 'Boja' },
  signature: {
    kind: 'izbor',
    label: 'Potpis na fakturi',
    initial: 'none',
    choices: [
      { value: 'none', label: 'bez mjesta za potpis' },
      { value: 'lines', label: 'mjesto za potpise' },
      { value: 'valid', label: 'važi bez pečata i potpisa' },
    ],
  },
} as const;

export type Profile = ValuesOf<typeof profileFields>;

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** True while neither the name nor the number of the firm is typed. */
export const isWithoutFirm = ({ name, jib }: Profile): boolean => plain(name) === '' && plain(jib) === '';

/** True when a document is of the firm of the profile: by its number, else by its name. */
export const isOfProfile = (
  { name, jib }: Profile,
  firm: { readonly name: string; readonly number: string },
): boolean =>
  (plain(jib) !== '' && plain(jib) === plain(firm.number)) ||
  (plain(name) !== '' && plain(name) === plain(firm.name));
