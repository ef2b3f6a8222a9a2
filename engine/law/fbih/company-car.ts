import { percent } from '../../core/numbers/money.ts';
import { change, optionalParameter, rate, source } from '../source.ts';
import { RULEBOOK_2021, rulebook2021 } from './acts.ts';

/** Net pay in kind: the value before contributions and tax of the worker. */
export const sluzbeno_vozilo = optionalParameter({
  naziv: 'Službeno vozilo u privatne svrhe',
  znacenja: {
    vlastito: rate('vozilo firme: mjesečno od nabavne cijene s PDV'),
    zakup: rate('operativni najam: od mjesečne rate s PDV'),
    kilometar: rate('ili za privatni kilometar: od prosječne cijene litra goriva'),
  },
  najnoviji_izvor: '2026-07',
  promjene: [
    change(
      RULEBOOK_2021,
      { vlastito: percent(1), zakup: percent(20), kilometar: percent(15) },
      source('2026-11-28', {
        propis: 'Pravilnik o primjeni Zakona o porezu na dohodak',
        glasilo: rulebook2021,
        url: 'https://markart.co.ba/index.php/2021/09/02/pravilnik-o-primjeni-zakona-o-porezu-na-dohodak/',
        pouzdanost: 'srednja',
        napomena:
          'način bira poslodavac pisanom odlukom, za svako vozilo može drugačije. Vrijednost je neto: dijeli se sa 0,69 (čl. 22)',
      }),
    ),
  ],
});
