import { define } from '../../kernel/define.ts';
import { tenureChecks } from './checks.ts';
import { tenureFields } from './fields.ts';

export const definition = define({
  id: 'datum-staza',
  poziv: '/radni-staz/',
  naslov: 'Kalkulator radnog staža',
  opis: 'Ukupan radni staž u godinama, mjesecima i danima, s ranijim zaposlenjima, i dan kada se navršava sljedeća puna godina.',
  kartica: {
    naslov: 'Radni staž',
    opis: 'Dužina staža i datum sljedeće pune godine',
    kljucneRijeci: 'radni staž godine mjeseci dani datum minuli rad radna knjižica',
    znak: 'staz',
  },
  entitet: 'bih',
  polja: tenureFields,
  osnove: {},
  grupe: [
    { naslov: 'Raniji staž', polja: ['raniji_godine', 'raniji_mjeseci', 'raniji_dani'] },
    { naslov: 'Ranija zaposlenja po datumima', polja: ['periodi'], sklopljeno: true },
    { naslov: 'Ovo zaposlenje', polja: ['start_date', 'end_date'] },
  ],
  slip: () => import('./lines.ts'),
  provjere: tenureChecks,
});
