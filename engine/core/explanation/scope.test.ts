import { expect, it } from 'vitest';
import { effective, figureBehind, reference } from './notation.ts';

const scope = {
  input: {
    staz: 10,
    nula: 0,
    prazno: null,
    periodi: [
      { od: '2020-01-01', do: '2020-06-30' },
      { od: '2021-02-01', do: '2021-03-31' },
    ],
  },
  lines: { neto: 1234, staz: 7 },
  law: { porez: { stopa: 80_000 }, staz: { stopa: 3 } },
};

it.each([
  ['neto', 1234],
  ['staz', 7],
  ['unos.staz', 10],
  ['unos.prazno', 0],
  ['unos.nema_ga', 0],
  ['unos.periodi.1.od', '2020-01-01'],
  ['unos.periodi.2.do', '2021-03-31'],
  ['unos.periodi.3.od', 0],
  ['zakon.porez.stopa', 80_000],
  ['zakon.staz.stopa', 3],
  ['zakon.porez.nema_ga', 0],
  ['zakon.nema_ga.stopa', 0],
  // Zero was entered: the fallback does not apply.
  ['unos.nula|zakon.porez.stopa', 0],
  ['unos.prazno|zakon.porez.stopa', 80_000],
  ['unos.nema_ga|zakon.porez.stopa', 80_000],
  ['unos.staz|zakon.porez.stopa', 10],
])('%s is %s', (name, figure) => {
  expect(figureBehind(scope, reference(name))).toBe(figure);
});

it('keeps a name without a fallback', () => {
  expect(effective(scope, reference('unos.prazno'))).toEqual(reference('unos.prazno'));
});
