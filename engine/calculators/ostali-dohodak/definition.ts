import { define } from '../../kernel/define.ts';
import { amountMessages, paymentDayGroup } from '../../rules/rs/contract-definition.ts';
import { otherIncomeFields } from './fields.ts';

export const definition = define({
  id: 'ostali-dohodak',
  poziv: '/ostali-dohodak/',
  naslov: 'Kalkulator Ostali dohodak',
  opis: 'Porez na ostali dohodak u Republici Srpskoj: od ukupnog prihoda i priznatih rashoda do dohotka poslije poreza i obrnuto.',
  kartica: {
    naslov: 'Ostali dohodak',
    opis: 'Prihod umanjen za priznate rashode i porez na razliku',
    kljucneRijeci: 'ostali dohodak prihod rashodi porez neto',
    znak: 'dohodak',
  },
  entitet: 'rs',
  polja: otherIncomeFields,
  osnove: {
    ukupan_prihod: { red: 'ukupan_prihod', naziv: 'Ukupan prihod', ...amountMessages },
    dohodak_poslije: {
      red: 'dohodak_poslije',
      leads: 'ukupan_prihod',
      naziv: 'Dohodak poslije poreza',
      ...amountMessages,
    },
  },
  grupe: [{ naslov: 'Prihod', polja: ['priznatirashodi'], osnovica: true }, paymentDayGroup],
  osnovaBriseSve: true,
  slip: () => import('./lines.ts'),
});
