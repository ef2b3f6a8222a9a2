import { km, multiple, percent } from '../../core/numbers/money.ts';
import { amount, change, coefficient, parameter, rate, snFbih, source } from '../source.ts';
import { rulebook2021 } from './acts.ts';

const url = 'https://www.fmf.gov.ba/Content/Open/102395';
const act = {
  propis: 'Zakon o porezu na dohodak',
  glasilo: snFbih('10/08, 9/10, 44/11, 7/13, 65/13'),
} as const;

/** The base is the gross wage minus the employee's contributions and the deduction. */
export const porez_na_platu = parameter({
  naziv: 'Porez na plaću',
  znacenja: { stopa: rate('stopa poreza'), licni_odbitak: amount('osnovni lični odbitak') },
  promjene: [
    change(
      '2018-01-01',
      { stopa: percent(10), licni_odbitak: km(300) },
      source('2026-11-21', {
        ...act,
        clan: 'čl. 9 (stopa) i čl. 24 (odbitak)',
        url,
        pouzdanost: 'visoka',
      }),
    ),
  ],
});

/** The act and its rulebook. */
const taxCard = {
  propis: `${act.propis}; Pravilnik o primjeni Zakona o porezu na dohodak`,
  glasilo: `${act.glasilo}; Pravilnik: ${rulebook2021}`,
  clan: 'čl. 24 st. 2; Pravilnik čl. 21',
  url,
  pouzdanost: 'visoka',
  napomena: `prije 2021. Pravilnik ${snFbih('67/08')} s izmjenama`,
} as const;

/** Multiples of the basic deduction, from the tax card. */
export const koeficijenti_odbitka = parameter({
  naziv: 'Koeficijenti ličnog odbitka',
  znacenja: {
    osnovni: coefficient('osnovni'),
    supruznik: coefficient('supružnik'),
    prvo_dijete: coefficient('prvo dijete'),
    drugo_dijete: coefficient('drugo dijete'),
    trece_i_vise: coefficient('treće i svako naredno dijete'),
    drugi_clan: coefficient('drugi član uže porodice'),
    invalidnost: coefficient('invalidnost'),
  },
  promjene: [
    change(
      '2018-01-01',
      {
        osnovni: multiple(1),
        supruznik: multiple(0.5),
        prvo_dijete: multiple(0.5),
        drugo_dijete: multiple(0.7),
        trece_i_vise: multiple(0.9),
        drugi_clan: multiple(0.3),
        invalidnost: multiple(0.3),
      },
      source('2026-11-21', taxCard),
    ),
  ],
});

export const prihod_izdrzavanog = parameter({
  naziv: 'Vlastiti prihod izdržavanog člana porodice',
  znacenja: { najvise: amount('mjesečno, najviše') },
  promjene: [change('2018-01-01', { najvise: km(300) }, source('2026-11-21', taxCard))],
});
