import { km, percent } from '../../core/numbers/money.ts';
import { sgRs } from '../gazettes.ts';
import { amount, change, parameter, rate, source } from '../source.ts';

const SEEN = '2026-11-22';

const act = {
  propis: 'Zakon o porezu na dohodak',
  url: 'https://boffice.ba/znate-li-ko-moze-biti-mali-preduzetnik/',
  pouzdanost: 'visoka',
} as const;

const rates = { stopa: percent(2), najmanje: km(600), iznad_dobit: percent(10) };

export const mali_preduzetnik = parameter({
  naziv: 'Porez malog preduzetnika',
  znacenja: {
    stopa: rate('od naplaćenog prihoda'),
    najmanje: amount('najmanje za godinu'),
    iznad_dobit: rate('od dobiti, ko ima veći prihod'),
    prihod: amount('godišnji prihod, najviše'),
    prihod_na_zahtjev: amount('godišnji prihod, najviše na zahtjev'),
  },
  promjene: [
    change(
      '2018-01-01',
      { ...rates, prihod: km(50_000), prihod_na_zahtjev: km(50_000) },
      source(SEEN, { ...act, glasilo: sgRs('60/15'), napomena: 'najviše tri radnika; član nije pročitan' }),
    ),
    change(
      '2025-01-01',
      { ...rates, prihod: km(50_000), prihod_na_zahtjev: km(100_000) },
      source(SEEN, {
        ...act,
        glasilo: sgRs('110/24'),
        clan: 'čl. 5',
        napomena: 'najviše tri radnika; do 100.000 KM na zahtjev od 1. 1. 2025.',
      }),
    ),
  ],
});
