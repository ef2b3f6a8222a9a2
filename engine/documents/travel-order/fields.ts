import type { ValuesOf } from '../forms/form-field.ts';

/** The fields of a travel order and its settlement. */
export const travelFields = {
  entity: {
    kind: 'izbor',
    label: 'Dnevnica po propisima',
    initial: 'fbih',
    choices: [
      { value: 'fbih', label: 'Federacija BiH' },
      { value: 'rs', label: 'Republika Srpska' },
      { value: 'bd', label: 'Brčko distrikt' },
      { value: 'abroad', label: 'put u inostranstvo' },
    ],
  },
  number: { kind: 'tekst', label: 'Broj naloga', example: '12/2026' },
  issued: { kind: 'datum', label: 'Dan izdavanja', hint: 'Ako ne upišete, uzima se današnji dan.' },
  firm: { kind: 'tekst', label: 'Firma' },
  firmAddress: { kind: 'tekst', label: 'Adresa firme' },
  traveller: { kind: 'tekst', label: 'Ime i prezime radnika' },
  position: { kind: 'tekst', label: 'Radno mjesto' },
  destination: { kind: 'tekst', label: 'Mjesto puta', example: 'Mostar' },
  purpose: { kind: 'odlomak', label: 'Zadatak' },
  vehicle: { kind: 'tekst', label: 'Prevozno sredstvo', example: 'službeno vozilo' },
  orderedBy: { kind: 'tekst', label: 'Nalog odobrava' },
  advance: { kind: 'iznos', label: 'Akontacija' },
  leftDay: { kind: 'datum', label: 'Polazak, dan' },
  leftTime: { kind: 'vrijeme', label: 'Polazak, sat', example: '07:30' },
  backDay: { kind: 'datum', label: 'Povratak, dan' },
  backTime: { kind: 'vrijeme', label: 'Povratak, sat', example: '19:00' },
  ownPerDiem: {
    kind: 'iznos',
    label: 'Dnevnica, drugi iznos',
    hint: 'Za Brčko i inostranstvo, ili po vašem aktu.',
  },
  mealsGiven: {
    kind: 'da_ne',
    label: 'Obroci su obezbijeđeni',
    hint: 'Umanjuje dnevnicu, u RS samo uz dva obroka.',
  },
  kilometres: { kind: 'cijeli', label: 'Vlastito vozilo, km' },
  litre: { kind: 'iznos', label: 'Cijena litra goriva' },
  ownRate: {
    kind: 'iznos',
    label: 'Naknada po km, drugi iznos',
    hint: 'Ako je propisuje vaš akt.',
  },
  costs: {
    kind: 'redovi',
    label: 'Ostali troškovi',
    one: 'trošak',
    columns: {
      what: { kind: 'tekst', label: 'Trošak', example: 'putarina' },
      amount: { kind: 'iznos', label: 'Iznos' },
    },
  },
  report: { kind: 'odlomak', label: 'Izvještaj o putu' },
} as const;

/** Amounts in feninga. */
export type Travel = ValuesOf<typeof travelFields>;
