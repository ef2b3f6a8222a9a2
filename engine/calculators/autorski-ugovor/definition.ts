import type { Definition } from '../../kernel/calculator.ts';
import { contractForm, paymentDayGroup } from '../../rules/rs/contract-definition.ts';
import { money } from '../../rules/salary/words.ts';
import { authorFields } from './fields.ts';

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
