import type { Day } from '../../core/days/day.ts';
import type { Source } from '../../core/law.ts';
import { km, percent } from '../../core/numbers/money.ts';
import { amount, change, coefficient, parameter, rate, sgBrcko, source } from '../source.ts';

const tax = (od: Day, licni_odbitak: number, provjereno: Day, facts: Omit<Source, 'provjereno'>) =>
  change(
    od,
    { stopa: percent(10), licni_odbitak: km(licni_odbitak), po_clanu: percent(50) },
    source(provjereno, facts),
  );

/** The base is the gross wage minus the employee's contributions and the deduction. */
export const porez_na_platu = parameter({
  naziv: 'Porez na platu',
  znacenja: {
    stopa: rate('stopa poreza'),
    licni_odbitak: amount('osnovni lični odbitak'),
    po_clanu: coefficient('za svakog izdržavanog člana, dio osnovnog odbitka, samo rezidentima Distrikta'),
  },
  promjene: [
    tax('2018-01-01', 300, '2026-11-21', { pouzdanost: 'srednja' }),
    tax('2020-07-03', 500, '2026-11-21', {
      glasilo: sgBrcko('24/20'),
      mediji: 'http://www.rtvhit.com/?p=57668',
      pouzdanost: 'visoka',
    }),
    tax('2022-07-01', 1200, '2026-11-26', {
      glasilo: sgBrcko('21/22, 45/22, 5/25'),
      mediji: 'https://pum.ba/ekonomsko-relaksiranje-privrede-i-potrosacke-kategorije-u-brcko-distriktu/',
      pouzdanost: 'visoka',
      napomena: 'Direkcija za finansije 6/2022, gradonačelnik, obračun od 9/2025',
    }),
  ],
});
