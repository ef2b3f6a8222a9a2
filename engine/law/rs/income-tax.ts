import type { Day } from '../../core/days/day.ts';
import type { Source } from '../../core/law.ts';
import { km, percent } from '../../core/numbers/money.ts';
import { amount, change, flag, parameter, rate, sgRs, source } from '../source.ts';

const propis = 'Zakon o porezu na dohodak';

const amendment2021 = {
  propis,
  glasilo: sgRs('49/21'),
  pouzdanost: 'visoka',
} as const;

/** Until 2022 the base was the wage minus contributions; since then it is the gross wage itself. */
export const porez_na_platu = parameter({
  naziv: 'Porez na platu',
  znacenja: {
    stopa: rate('stopa poreza'),
    licni_odbitak: amount('osnovni lični odbitak'),
    osnovica_bez_doprinosa: flag('osnovica se umanjuje za doprinose', 'osnovica se ne umanjuje za doprinose'),
  },
  promjene: [
    change(
      '2018-01-01',
      { stopa: percent(10), licni_odbitak: km(200), osnovica_bez_doprinosa: true },
      source('2026-11-21', {
        propis,
        glasilo: sgRs('60/15, 5/16'),
        clan: 'čl. 4 (stopa) i čl. 10 st. 3 t. 1 (odbitak)',
        url: 'https://epravo.ba/?p=2832',
        pouzdanost: 'srednja',
        napomena: '2.400 KM godišnje',
      }),
    ),
    change(
      '2018-09-01',
      { stopa: percent(10), licni_odbitak: km(500), osnovica_bez_doprinosa: true },
      source('2026-11-21', {
        propis,
        glasilo: sgRs('66/18'),
        clan: 'čl. 10 st. 3 t. 1',
        url: 'https://poreskaupravars.org/fizicka-lica/propisi-o-porezu-na-dohodak/?lang=lat',
        pouzdanost: 'visoka',
        napomena: '6.000 KM godišnje',
      }),
    ),
    change(
      '2021-07-01',
      { stopa: percent(10), licni_odbitak: km(700), osnovica_bez_doprinosa: true },
      source('2026-11-21', {
        ...amendment2021,
        clan: 'čl. 10 st. 3 t. 1 (izmjena čl. 1)',
        url: 'https://anwalt-bih.de/zakon-o-izmjenama-zakona-o-porezu-na-dohodak-republike-srpske/',
        napomena: '8.400 KM godišnje',
      }),
    ),
    change(
      '2022-01-01',
      { stopa: percent(8), licni_odbitak: km(1000), osnovica_bez_doprinosa: false },
      source('2026-11-21', {
        propis,
        glasilo: sgRs('119/21'),
        clan: 'čl. 4 (stopa) i čl. 10 st. 3 t. 1 (odbitak)',
        url: 'https://bn.komorars.ba/lat/news/novosti/339.usvojeni-zakoni-o-izmjenama-i-dopunama-zakona-o-porezu-na-dohodak,-zakona-o-doprinosima-i-zakona-o-radu.html',
        pouzdanost: 'visoka',
        napomena: '12.000 KM godišnje',
      }),
    ),
  ],
});

const perMember = (od: Day, iznos: number, provjereno: Day, facts: Omit<Source, 'provjereno'>) =>
  change(od, { iznos: km(iznos) }, source(provjereno, facts));

/** From the tax card; added to the personal deduction. */
export const umanjenje_po_clanu = parameter({
  naziv: 'Umanjenje po izdržavanom članu porodice',
  znacenja: { iznos: amount('mjesečno po članu') },
  promjene: [
    perMember('2018-01-01', 75, '2026-11-21', {
      propis,
      glasilo: sgRs('60/15, 5/16, 66/18, 105/19, 123/20'),
      clan: 'čl. 10 st. 3 t. 2',
      url: 'https://anwalt-bih.de/zakon-o-izmjenama-zakona-o-porezu-na-dohodak-republike-srpske/',
      pouzdanost: 'visoka',
      napomena: '900 KM godišnje, iz izmjene 49/21',
    }),
    perMember('2021-07-01', 150, '2026-11-21', {
      ...amendment2021,
      clan: 'čl. 10 st. 3 t. 2 (izmjena čl. 1)',
      url: 'https://poreskaupravars.org/ostvarivanje-prava-na-umanjenje-poreske-osnovice-po-osnovu-izdrzavanih-clanova-uze-porodice/?lang=lat',
      napomena: '1.800 KM godišnje',
    }),
  ],
});
