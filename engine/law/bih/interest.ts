import { percent } from '../../kernel/money.ts';
import { sgBih, sgBrcko } from '../gazettes.ts';
import { change, flag, parameter, REVIEWED, rate, source } from '../source.ts';

export const kamata_uio = parameter({
  naziv: 'Kamata na indirektne poreze',
  znacenja: { dnevno: rate('po danu kašnjenja') },
  promjene: [
    change(
      '2014-01-01',
      { dnevno: percent(0.04) },
      source(REVIEWED, {
        glasilo: sgBih('100/13'),
        url: 'https://www.uino.gov.ba/portal/en/list-of-debtors/',
        pouzdanost: 'visoka',
        napomena: 'do 31. 12. 2013. 0,06 % dnevno',
      }),
    ),
  ],
});

export const kamata_brcko = parameter({
  naziv: 'Kamata na poreze Brčko distrikta',
  znacenja: { dnevno: rate('po danu kašnjenja'), do_glavnice: flag('najviše do iznosa glavnice') },
  promjene: [
    change(
      '2018-01-01',
      { dnevno: percent(0.03), do_glavnice: true },
      source(REVIEWED, {
        propis: 'Zakon o Poreznoj upravi BD',
        clan: 'čl. 68',
        url: 'https://anwalt-bih.de/zakon-o-visini-stope-zatezne-kamate/',
        pouzdanost: 'visoka',
        napomena: `stopa i u Zakonu o visini stope zatezne kamate, čl. 4 st. 2, ${sgBrcko('2/02, 25/08, 33/18')}`,
      }),
    ),
  ],
});
