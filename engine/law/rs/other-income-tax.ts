import { percent } from '../../kernel/money.ts';
import { sgRs } from '../gazettes.ts';
import { change, parameter, REVIEWED, rate, source, UNDATED } from '../source.ts';

const propis = 'Zakon o porezu na dohodak';
const znacenja = { stopa: rate('stopa poreza') };

const before2022 = change(
  '2018-01-01',
  { stopa: percent(10) },
  source(REVIEWED, {
    propis,
    glasilo: sgRs('60/15'),
    clan: 'čl. 4',
    url: 'https://epravo.ba/?p=2832',
    pouzdanost: 'visoka',
  }),
);

const since2022 = {
  propis,
  glasilo: sgRs('119/21'),
  url: 'https://bn.komorars.ba/lat/news/novosti/339.usvojeni-zakoni-o-izmjenama-i-dopunama-zakona-o-porezu-na-dohodak,-zakona-o-doprinosima-i-zakona-o-radu.html',
};

/** Managerial contract, contract for work, author's contract, lease and other income. */
export const porez_ostali = parameter({
  naziv: 'Porez na ostale prihode',
  znacenja,
  promjene: [
    before2022,
    change('2022-01-01', { stopa: percent(13) }, source(REVIEWED, { ...since2022, pouzdanost: 'visoka' })),
  ],
});

/** Apart from the other income, because the sources disagree on the rate since 2022. */
export const porez_privremeni = parameter({
  naziv: 'Porez na privremene i povremene poslove',
  znacenja,
  promjene: [
    before2022,
    change(
      '2022-01-01',
      { stopa: percent(13) },
      source(REVIEWED, {
        ...since2022,
        pouzdanost: 'niska',
        napomena: 'za privremene i povremene poslove moguće i 8 %',
      }),
    ),
  ],
});

export const normirani_zakup = parameter({
  naziv: 'Normirani troškovi zakupa',
  znacenja: { posto: rate('od zakupnine') },
  promjene: [
    change(
      '2018-01-01',
      { posto: percent(20) },
      source(REVIEWED, {
        url: 'https://www.paragraf.ba/dnevne-vijesti/02082018/02082018-vijest2.html',
        pouzdanost: 'srednja',
        napomena: UNDATED,
      }),
    ),
  ],
});

export const normirani_autorski = parameter({
  naziv: 'Normirani troškovi autorskog ugovora',
  znacenja: {
    ponuda_1: rate('za vrste djela s višom stopom iz čl. 64'),
    ponuda_2: rate('za vrste djela s nižom stopom iz čl. 64'),
  },
  promjene: [
    change(
      '2018-01-01',
      { ponuda_1: percent(60), ponuda_2: percent(50) },
      source(REVIEWED, {
        propis: 'Pravilnik o primjeni Zakona o porezu na dohodak',
        clan: 'čl. 64',
        pouzdanost: 'srednja',
        napomena: UNDATED,
      }),
    ),
  ],
});
