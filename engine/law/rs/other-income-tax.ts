import { percent } from '../../core/numbers/money.ts';
import { change, parameter, rate, sgRs, source, UNDATED } from '../source.ts';

const propis = 'Zakon o porezu na dohodak';
const znacenja = { stopa: rate('stopa poreza') };

const before2022 = change(
  '2018-01-01',
  { stopa: percent(10) },
  source('2026-11-21', {
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
  clan: 'čl. 4 (izmjena čl. 1)',
  url: 'https://unija.com/bs/promjene-stopa-poreza-na-dohodak-i-stopa-doprinosa-u-republici-srpskoj/',
};

/** Managerial contract, contract for work, author's contract, lease and other income. */
export const porez_ostali = parameter({
  naziv: 'Porez na ostale prihode',
  znacenja,
  promjene: [
    before2022,
    change(
      '2022-01-01',
      { stopa: percent(13) },
      source('2026-11-21', {
        ...since2022,
        pouzdanost: 'visoka',
        napomena: '8 % samo iz radnog odnosa',
      }),
    ),
  ],
});

/** Separate from the other income, because no text states the rate since 2022: it is inferred from the labour law. */
export const porez_privremeni = parameter({
  naziv: 'Porez na privremene i povremene poslove',
  znacenja,
  promjene: [
    before2022,
    change(
      '2022-01-01',
      { stopa: percent(13) },
      source('2026-11-21', {
        ...since2022,
        pouzdanost: 'srednja',
        napomena:
          '8 % važi za radni odnos, a za ove poslove se ugovor o radu ne zaključuje (Zakon o radu čl. 204)',
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
      source('2026-11-21', {
        propis,
        glasilo: sgRs('60/15, 5/16, 66/18'),
        url: 'https://www.paragraf.ba/dnevne-vijesti/02082018/02082018-vijest2.html',
        pouzdanost: 'srednja',
        napomena: `saopštenje Poreske uprave iz 2018. ${UNDATED}`,
      }),
    ),
  ],
});

export const normirani_autorski = parameter({
  naziv: 'Normirani troškovi autorskog ugovora',
  znacenja: {
    ponuda_1: rate('za vrste djela s višom stopom'),
    ponuda_2: rate('za vrste djela s nižom stopom'),
  },
  promjene: [
    change(
      '2018-01-01',
      { ponuda_1: percent(60), ponuda_2: percent(50) },
      source('2026-11-21', {
        propis:
          'Pravilnik o vrsti i visini troškova neophodnih za ostvarivanje prihoda po osnovu autorskih prava',
        glasilo: sgRs('98/15'),
        url: 'https://en.poreskaupravars.org/legal-entities/propisi-o-porezu-na-dohodak-podzakonski-akti/',
        pouzdanost: 'niska',
        napomena: `60 i 50 % su iz čl. 64 ranijeg pravilnika (${sgRs('22/11')})`,
      }),
    ),
  ],
});
