import { change, days, optionalParameter, READ_AGAIN, sgBrcko, source } from '../source.ts';

export const zastita_prava = optionalParameter({
  naziv: 'Zaštita prava radnika',
  znacenja: { zahtjev: days('zahtjev poslodavcu, najkasnije') },
  promjene: [
    change(
      '2020-01-01',
      { zahtjev: 30 },
      source(READ_AGAIN, {
        propis: 'Zakon o radu Brčko distrikta',
        glasilo: sgBrcko('34/19, 2/21, 6/21, 15/22'),
        pouzdanost: 'srednja',
        napomena: 'prema pouci u odluci jedne banke',
      }),
    ),
  ],
});
