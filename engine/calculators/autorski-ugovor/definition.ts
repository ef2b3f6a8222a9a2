import { define } from '../../kernel/define.ts';
import { contractForm, paymentDayGroup } from '../../rules/rs/contract-definition.ts';
import { authorFields } from './fields.ts';

export const definition = define({
  ...contractForm,
  id: 'autorski-ugovor',
  poziv: '/ugovor-normirani/',
  naslov: 'AUTORSKI UGOVOR',
  opis: 'Autorski honorar u Republici Srpskoj s normiranim troškovima: doprinosi, porez i neto, od bruta do neta i obrnuto.',
  kartica: {
    naslov: 'Autorski ugovor',
    opis: 'Honorar za autorsko djelo s normiranim troškovima',
    kljucneRijeci: 'autor honorar normirani troškovi ugovor bruto neto PIO porez',
    znak: 'ugovor',
  },
  polja: authorFields,
  grupe: [{ naslov: 'Honorar', polja: ['normirani'], osnovica: true }, paymentDayGroup],
  slip: () => import('./lines.ts'),
});
