import { percent } from '../../core/numbers/money.ts';
import { change, flag, parameter, rate, sgBih, sgBrcko, source, UNDATED } from '../source.ts';

const listOfDebtors = 'https://www.uino.gov.ba/portal/en/list-of-debtors/';

export const kamata_uio = parameter({
  naziv: 'Kamata na indirektne poreze',
  znacenja: { dnevno: rate('po danu kašnjenja') },
  promjene: [
    change(
      '2006-01-01',
      { dnevno: percent(0.06) },
      source('2026-11-21', {
        url: listOfDebtors,
        pouzdanost: 'srednja',
        napomena: 'do 31. 12. 2013, računato od prvog dana PDV-a',
      }),
    ),
    change(
      '2014-01-01',
      { dnevno: percent(0.04) },
      source('2026-11-21', {
        glasilo: sgBih('100/13'),
        url: listOfDebtors,
        pouzdanost: 'visoka',
        napomena: 'do 31. 12. 2013. 0,06 % dnevno',
      }),
    ),
  ],
});

export const kamata_brcko = parameter({
  naziv: 'Kamata na poreze Brčko distrikta',
  znacenja: {
    dnevno: rate('po danu kašnjenja'),
    do_glavnice: flag('najviše do iznosa glavnice', 'bez gornje granice'),
  },
  promjene: [
    change(
      '2018-01-01',
      { dnevno: percent(0.03), do_glavnice: true },
      source('2026-11-21', {
        propis: 'Zakon o visini stope zatezne kamate',
        glasilo: sgBrcko('2/02, 25/08, 33/18'),
        clan: 'čl. 4 st. 2',
        url: 'https://anwalt-bih.de/zakon-o-visini-stope-zatezne-kamate/',
        pouzdanost: 'visoka',
        napomena: 'ograničenje na glavnicu je iz zakona iz 2020.',
      }),
    ),
    change(
      '2020-01-01',
      { dnevno: percent(0.03), do_glavnice: true },
      source('2026-11-21', {
        propis: 'Zakon o Poreznoj upravi Brčko distrikta BiH',
        glasilo: sgBrcko('11/20'),
        clan: 'čl. 68 st. 1 i 2',
        url: 'https://skupstinabd.ba/3-zakon/ba/Zakon%20o%20Poreznoj%20upravi%20Brc--ko%20Distrikta%20BiH/011B11-20%20Zakon%20%20o%20poreznoj%20upravi%20Brcko%20distrikta%20BiH.pdf',
        pouzdanost: 'visoka',
        napomena: UNDATED,
      }),
    ),
  ],
});
