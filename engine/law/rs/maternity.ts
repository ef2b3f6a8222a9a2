import { percent } from '../../core/numbers/money.ts';
import { change, days, months, parameter, rate, source, UNDATED } from '../source.ts';
import { zakonORadu } from './acts.ts';

/** The employer pays the first month; the fund of child protection refunds the rest. */
export const porodiljsko = parameter({
  naziv: 'Naknada za porodiljsko odsustvo',
  znacenja: { dani_poslodavca: days('na teret poslodavca, prvih'), posto: rate('prosječne plate') },
  promjene: [
    change(
      '2018-01-01',
      { dani_poslodavca: 30, posto: percent(100) },
      source('2026-11-26', {
        ...zakonORadu,
        url: 'https://jfdz.org/',
        pouzdanost: 'srednja',
        napomena: `prvi mjesec plaća poslodavac, ostatak refundira Javni fond za dječiju zaštitu (Zakon o dječijoj zaštiti čl. 28). Od 1. 1. 2024. osnovica je prosjek 18 mjeseci. ${UNDATED}`,
      }),
    ),
  ],
});

export const trajanje_porodiljskog = parameter({
  naziv: 'Trajanje porodiljskog odsustva',
  znacenja: {
    mjeseci: months('ukupno'),
    djeca: months('za blizance, treće i svako naredno dijete'),
  },
  promjene: [
    change(
      '2018-01-01',
      { mjeseci: 12, djeca: 18 },
      source('2026-11-26', {
        ...zakonORadu,
        url: 'https://jfdz.org/',
        pouzdanost: 'srednja',
        napomena: `sa starijih stranica Fonda. ${UNDATED}`,
      }),
    ),
  ],
});
