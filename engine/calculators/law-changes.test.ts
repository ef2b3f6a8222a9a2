import { expect, test } from 'vitest';
import { type AnyParameter, changeOn } from '../core/law.ts';
import { fbih } from '../law/fbih/index.ts';
import { lawChanges, leftOfRaise, wageByYear } from './law-changes.ts';

test('lists the contributions of the Federation of July 2025, and their effect on a net wage', async () => {
  const days = await lawChanges();
  const july = days.find(({ od, stablo }) => od === '2025-07-01' && stablo === 'fbih');
  const rates = july?.promjene.find(({ id }) => id === 'fbih-doprinosi_na');
  // Sl. novine FBiH 33/25 čl. 4.
  expect(rates?.iznosi.map(({ prije, sada }) => [prije, sada])).toEqual([
    ['6 %', '2,5 %'],
    ['4 %', '2 %'],
  ]);
  expect(july?.uticaj?.poslije.trosak).toBeLessThan(july?.uticaj?.prije.trosak ?? 0);
});

test('is ordered from the last change, and has no change of a figure to itself', async () => {
  const days = await lawChanges();
  expect(days.map(({ od }) => od)).toEqual(
    days
      .map(({ od }) => od)
      .sort()
      .reverse(),
  );
  for (const { promjene } of days)
    for (const { iznosi } of promjene) {
      expect(iznosi.length).toBeGreaterThan(0);
      for (const { prije, sada } of iznosi) expect(prije).not.toBe(sada);
    }
});

test('names a change by the day from which the law holds', async () => {
  const [first] = (await lawChanges()).filter(({ stablo }) => stablo === 'fbih');
  const names = first?.promjene.map(({ id }) => id.replace('fbih-', '')) ?? [];
  for (const name of names) {
    const parameter: AnyParameter = fbih.parametri[name as keyof typeof fbih.parametri];
    expect(changeOn(parameter, first?.od ?? '')?.od).toBe(first?.od);
  }
});

test('compares a net wage of 1.500 KM of each year under each law', async () => {
  const years = await wageByYear();
  const now = years.find(({ godina }) => godina === 2026);
  // By hand. RS: gross = (1.500 − 80) / 0,61. FBiH: (1.500 − 30) / 0,621, and on it 5 %, twice 0,5 % of the net and 0,5 %.
  // Brčko: (1.500 − 120) / 0,612, and 0,30 for water.
  expect(now?.plate).toMatchObject({
    rs: { bruto: 232_787, trosak: 232_787 },
    fbih: { bruto: 236_715, trosak: 251_235 },
    bd: { bruto: 225_490, trosak: 225_520 },
  });
  expect(years.at(-1)?.godina).toBe(2018);
});

test('leaves of a raise what contributions and tax do not take', async () => {
  // RS: 100 − 31 % contributions − 8 % tax of the gross, which is the whole cost.
  expect(await leftOfRaise()).toEqual({ rs: 61, fbih: 59, bd: 61 });
});
