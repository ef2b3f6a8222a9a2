import { change, count, days, optionalParameter, sgBrcko, source } from '../source.ts';

const zakon = {
  propis: 'Zakon o radu Brčko distrikta',
  glasilo: sgBrcko('34/19, 2/21, 6/21, 15/22'),
  pouzdanost: 'srednja',
} as const;

export const godisnji_odmor = optionalParameter({
  naziv: 'Godišnji odmor',
  znacenja: {
    najkrace: days('radnih dana, najkraće'),
    kraj_mjesec: count('mjesec naredne godine do kojeg se koristi ostatak'),
    kraj_dan: count('dan tog mjeseca do kojeg se koristi ostatak'),
    po_izboru: days('dana po izboru radnika'),
    najava_dana: days('najava tih dana, najmanje'),
  },
  promjene: [
    change(
      '2020-01-01',
      { najkrace: 20, kraj_mjesec: 6, kraj_dan: 30, po_izboru: 5, najava_dana: 5 },
      source('2026-11-28', { ...zakon, napomena: 'prema odluci jedne banke' }),
    ),
  ],
});

export const zastita_prava = optionalParameter({
  naziv: 'Zaštita prava radnika',
  znacenja: { zahtjev: days('zahtjev poslodavcu, najkasnije') },
  promjene: [
    change(
      '2020-01-01',
      { zahtjev: 30 },
      source('2026-11-26', { ...zakon, napomena: 'prema pouci u odluci jedne banke' }),
    ),
  ],
});
