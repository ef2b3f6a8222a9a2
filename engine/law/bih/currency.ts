import { change, coefficient, parameter, sgBih, source } from '../source.ts';

/** KM for one euro: the fixed rate of the currency board. */
export const kurs_eura = parameter({
  naziv: 'Kurs eura',
  znacenja: { kurs: coefficient('KM za jedan euro') },
  promjene: [
    change(
      '2006-01-01',
      { kurs: 1_955_830 },
      source('2026-11-26', {
        propis: 'Zakon o Centralnoj banci BiH',
        glasilo: sgBih('1/97, 13/03, 76/06'),
        clan: 'čl. 32',
        pouzdanost: 'srednja',
        napomena: 'kurs 1,95583 objavljuje Centralna banka',
      }),
    ),
  ],
});
