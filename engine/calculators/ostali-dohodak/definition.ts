import type { Definition } from '../../kernel/calculator.ts';
import { amountMessages, paymentDayGroup } from '../../rules/rs/contract-definition.ts';
import { money } from '../../rules/salary/words.ts';
import { otherIncomeFields } from './fields.ts';

export const definition: Definition = {
  id: 'ostali-dohodak',
  poziv: '/ostali-dohodak/',
  naslov: 'Kalkulator Ostali dohodak',
  opis: 'Porez na ostali dohodak u Republici Srpskoj: od ukupnog prihoda i priznatih rashoda do dohotka poslije poreza i obrnuto.',
  kartica: {
    naslov: 'Ostali dohodak',
    opis: 'Prihod umanjen za priznate rashode i porez na razliku',
    kljucneRijeci: 'ostali dohodak prihod rashodi porez neto',
  },
  entitet: 'rs',
  polja: otherIncomeFields,
  osnove: {
    ukupan_prihod: { red: 'ukupan_prihod', naziv: 'Ukupan prihod', ...amountMessages },
    dohodak_poslije: { red: 'dohodak_poslije', naziv: 'Dohodak poslije poreza', ...amountMessages },
  },
  grupe: [{ naslov: 'Prihod', polja: ['priznatirashodi'], osnovica: true }, paymentDayGroup],
  redovi: {
    ukupan_prihod: money('Ukupan prihod'),
    priznatirashodi: money('Priznati rashodi'),
    dohodak: money('Dohodak'),
    porez: money('Porez na dohodak'),
    ukupne_obaveze: money('Ukupne obaveze'),
    dohodak_poslije: money('Dohodak poslije poreza'),
  },
  izlaz: ['ukupan_prihod', 'dohodak_poslije', 'priznatirashodi', 'dohodak', 'porez', 'ukupne_obaveze'],
  cjeline: [
    {
      naslov: 'Dohodak',
      redovi: ['ukupan_prihod', 'priznatirashodi', 'dohodak'],
      zbirovi: ['dohodak'],
    },
    {
      naslov: 'Porez',
      redovi: ['porez', 'ukupne_obaveze', 'dohodak_poslije'],
      zbirovi: ['dohodak_poslije'],
    },
  ],
  glavni: {
    uvijek: ['dohodak_poslije', 'porez', 'dohodak'],
    dohodak_poslije: ['ukupan_prihod', 'porez', 'dohodak'],
  },
  sastav: { cjelina: 'dohodak', dijelovi: ['dohodak_poslije', 'porez'] },
  racun: () => import('./formula.ts'),
};
