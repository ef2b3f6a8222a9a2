import type { Definition } from '../../kernel/calculator.ts';
import { percentField } from '../../kernel/field.ts';
import { normirani_autorski } from '../../law/rs/other-income-tax.ts';
import {
  amountMessages,
  contractForm,
  paymentDay,
  paymentDayGroup,
} from '../../rules/rs/contract-definition.ts';
import { money } from '../../rules/salary/words.ts';

const offered = Object.values(normirani_autorski.promjene.at(-1)?.vrijednost ?? {});

export const authorFields = {
  normirani: percentField({
    naziv: 'Procenat normiranih troškova',
    obavezno: amountMessages.obavezno,
    neispravno: 'Unesite validan broj.',
    izvanRaspona: 'Postotak mora biti između 0 i 100 (isključivo).',
    najmanje: 0,
    najvise: 100,
    iskljucivo: true,
    ponuda: offered.map((rate) => rate / 10_000),
    savjet: { tekst: 'Procenat od bruta umanjenog za PIO, priznat bez računa.' },
  }),
  ...paymentDay,
} as const;

export const definition: Definition = {
  ...contractForm,
  id: 'autorski-ugovor',
  poziv: '/ugovor-normirani/',
  naslov: 'AUTORSKI UGOVOR',
  opis: 'Autorski honorar u Republici Srpskoj s normiranim troškovima: doprinosi, porez i neto, od bruta do neta i obrnuto.',
  kartica: {
    naslov: 'Autorski ugovor',
    opis: 'Honorar za autorsko djelo s normiranim troškovima',
    kljucneRijeci: 'autor honorar normirani troškovi ugovor bruto neto PIO porez',
  },
  polja: authorFields,
  grupe: [{ naslov: 'Honorar', polja: ['normirani'], osnovica: true }, paymentDayGroup],
  redovi: {
    bruto: money('Bruto honorar'),
    doprinosi: money('Doprinos za PIO'),
    normirani_troskovi: money('Normirani troškovi'),
    poreska_osnovica: money('Poreska osnovica'),
    porez: money('Porez na dohodak'),
    ukupne_obaveze: money('Ukupne obaveze'),
    neto: money('Neto honorar'),
  },
  izlaz: ['bruto', 'doprinosi', 'normirani_troskovi', 'porez', 'neto'],
  cjeline: [
    { naslov: 'Doprinosi', redovi: ['bruto', 'doprinosi'], zbirovi: ['doprinosi'] },
    {
      naslov: 'Porez',
      redovi: ['normirani_troskovi', 'poreska_osnovica', 'porez'],
      zbirovi: ['porez'],
    },
    { naslov: 'Isplata', redovi: ['ukupne_obaveze', 'neto'], zbirovi: ['neto'] },
  ],
  sastav: { cjelina: 'bruto', dijelovi: ['neto', 'doprinosi', 'porez'] },
  racun: () => import('./formula.ts'),
};
