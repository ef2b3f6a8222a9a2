import { change, days, months, parameter, source, UNDATED } from '../source.ts';

/** The canton or the municipality pays the mother, on her own claim. */
export const porodiljsko = parameter({
  naziv: 'Naknada za porodiljsko odsustvo',
  znacenja: { dani_poslodavca: days('na teret poslodavca, prvih') },
  promjene: [
    change(
      '2018-01-01',
      { dani_poslodavca: 0 },
      source('2026-11-26', {
        propis: 'Kantonalni propisi o socijalnoj zaštiti',
        url: 'https://www.kzzosa.ba/',
        pouzdanost: 'visoka',
        napomena: `majci plaća kanton ili općina po njenom zahtjevu. Firma može platiti razliku (Zakon o radu čl. 68). ${UNDATED}`,
      }),
    ),
  ],
});

export const trajanje_porodiljskog = parameter({
  naziv: 'Trajanje porodiljskog odsustva',
  znacenja: {
    mjeseci: months('ukupno'),
    prije: days('prije očekivanog porođaja, najranije'),
    poslije: days('poslije porođaja, najmanje'),
  },
  promjene: [
    change(
      '2018-01-01',
      { mjeseci: 12, prije: 28, poslije: 42 },
      source('2026-11-26', {
        propis: 'Zakon o radu FBiH',
        clan: 'čl. 62',
        pouzdanost: 'srednja',
        napomena: UNDATED,
      }),
    ),
  ],
});
