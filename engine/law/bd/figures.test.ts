import { expect, test } from 'vitest';
import { lawOn } from '../../core/law.ts';
import { bd } from './index.ts';

/** Transcribed a second time, by hand and in feninga or parts per million, to reveal errors in the law data. */
test.each([
  ['2018-01-01', 30_000],
  ['2020-07-02', 30_000],
  ['2020-07-03', 50_000],
  ['2022-07-01', 120_000],
])('has the income tax of %s', (day, licni_odbitak) => {
  expect(lawOn(bd, day).porez_na_platu).toEqual({ stopa: 100_000, licni_odbitak, po_clanu: 500_000 });
});

test('has the contributions of each fund', () => {
  const law = lawOn(bd, '2025-06-30');
  expect(law.doprinosi_iz).toEqual({
    pio_rs: 185_000,
    pio_fbih: 170_000,
    zdravstveno: 120_000,
    nezaposlenost: 15_000,
  });
  expect(law.doprinosi_na).toEqual({ pio_rs: 0, pio_fbih: 60_000 });
  expect(lawOn(bd, '2025-07-01').doprinosi_na).toEqual({ pio_rs: 0, pio_fbih: 25_000 });
});

test('has no figure before its first day', () => {
  const meal = (day: string) => lawOn(bd, day).topli_obrok_neoporezivo?.iznos;
  expect([meal('2020-07-02'), meal('2020-07-03'), meal('2026-01-01')]).toEqual([undefined, 700, 1000]);
  expect(lawOn(bd, '2026-06-30').naknada_voda).toBeUndefined();
  expect(lawOn(bd, '2026-07-01').naknada_voda).toEqual({ stopa: 200 });
});
