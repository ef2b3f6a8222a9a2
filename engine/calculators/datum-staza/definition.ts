import type { Definition } from '../../kernel/calculator.ts';
import { line } from '../../rules/line.ts';
import { tenureChecks } from './checks.ts';
import { mostPeriods, tenureFields } from './fields.ts';

const number = line('broj');
const duration = line('trajanje');

const periodWords = Object.fromEntries(
  Array.from({ length: mostPeriods }, (_, index) => [
    `period_${index + 1}`,
    duration(`${index + 1}. ranije zaposlenje`),
  ]),
);

export const definition: Definition = {
  id: 'datum-staza',
  poziv: '/radni-staz/',
  naslov: 'Kalkulator radnog staža',
  opis: 'Ukupan radni staž u godinama, mjesecima i danima, s ranijim zaposlenjima, i dan kada se navršava sljedeća puna godina.',
  kartica: {
    naslov: 'Radni staž',
    opis: 'Dužina staža i datum sljedeće pune godine',
    kljucneRijeci: 'radni staž godine mjeseci dani datum minuli rad radna knjižica',
  },
  entitet: 'bih',
  polja: tenureFields,
  osnove: {},
  grupe: [
    { naslov: 'Raniji staž', polja: ['raniji_godine', 'raniji_mjeseci', 'raniji_dani'] },
    { naslov: 'Ranija zaposlenja po datumima', polja: ['periodi'], sklopljeno: true },
    { naslov: 'Ovo zaposlenje', polja: ['start_date', 'end_date'] },
  ],
  redovi: {
    raniji_staz: duration('Upisani raniji staž'),
    ...periodWords,
    sadasnji_staz: duration('Ovo zaposlenje'),
    zbir_godina: number('Zbir godina'),
    zbir_mjeseci: number('Zbir mjeseci'),
    zbir_dana: number('Zbir dana'),
    prenos_mjeseci: number('Preneseno iz dana u mjesece'),
    prenos_godina: number('Preneseno iz mjeseci u godine'),
    ukupan_staz: duration('Ukupan staž'),
    ukupno_godine: number('Godine'),
    ukupno_mjeseci: number('Mjeseci'),
    ukupno_dani: number('Dani'),
    puna_godina: number('Sljedeća puna godina staža'),
    do_pune_godine: duration('Od početka zaposlenja do pune godine'),
    next_anniversary: line('datum')('Navršava se'),
  },
  izlaz: ['ukupno_godine', 'ukupno_mjeseci', 'ukupno_dani', 'next_anniversary'],
  cjeline: [
    {
      naslov: 'Ukupan staž',
      redovi: ['ukupno_godine', 'ukupno_mjeseci', 'ukupno_dani'],
      zbirovi: ['ukupno_godine', 'ukupno_mjeseci', 'ukupno_dani'],
      napomena: 'Računaju se i prvi i posljednji dan; mjesec ima 30 dana, a godina 12 mjeseci.',
    },
    {
      naslov: 'Sljedeća puna godina',
      redovi: ['puna_godina', 'do_pune_godine', 'next_anniversary'],
      zbirovi: ['next_anniversary'],
    },
    { naslov: 'Pojedinačno', redovi: ['raniji_staz', 'sadasnji_staz'], niz: 'period_' },
    {
      naslov: 'Sabiranje',
      redovi: ['zbir_godina', 'zbir_mjeseci', 'zbir_dana', 'prenos_mjeseci', 'prenos_godina', 'ukupan_staz'],
      zbirovi: ['ukupan_staz'],
      napomena: 'Svakih 30 dana prenosi se kao mjesec, a svakih 12 mjeseci kao godina.',
    },
  ],
  glavni: { uvijek: ['ukupan_staz', 'next_anniversary', 'puna_godina'] },
  provjere: tenureChecks,
  racun: () => import('./formula.ts'),
};
