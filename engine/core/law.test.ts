import { expect, test } from 'vitest';
import { Refusal } from './issue.ts';
import type { Parameter } from './law.ts';
import { changeOn, ifKnown, knownUntil, lastOf, lawOn, valueOn } from './law.ts';

const izvor = { pouzdanost: 'visoka', provjereno: '2026-11-21' } as const;
const rate = (poznato_do: string): Parameter<{ readonly stopa: number }> => ({
  naziv: 'Stopa Poreza',
  neobavezno: false,
  znacenja: { stopa: { naziv: 'Stopa', jedinica: 'posto' } },
  poznato_do,
  promjene: [
    { od: '2020-03-01', vrijednost: { stopa: 1 }, izvor },
    { od: '2021-01-01', vrijednost: { stopa: 2 }, izvor },
  ],
});
const tree = { naziv: 'Proba', parametri: { jedna: rate('2021-12-31'), druga: rate('2021-06-30') } };

test('keeps a figure from its day until the next change', () => {
  const { jedna } = tree.parametri;
  expect(changeOn(jedna, '2020-02-29')).toBeUndefined();
  expect(valueOn(jedna, '2020-03-01')).toEqual({ stopa: 1 });
  expect(valueOn(jedna, '2020-12-31')).toEqual({ stopa: 1 });
  expect(valueOn(jedna, '2021-01-01')).toEqual({ stopa: 2 });
  expect(lastOf(jedna)).toEqual({ stopa: 2 });
  const later = { od: '2022-01-01', vrijednost: { stopa: 3 }, izvor };
  expect(lastOf({ ...jedna, promjene: [...jedna.promjene, later] })).toEqual({ stopa: 3 });
  expect(() => valueOn(jedna, '2020-02-29')).toThrow('Stopa Poreza has no value on 2020-02-29');
  expect(() => lastOf({ ...jedna, promjene: [] })).toThrow('Stopa Poreza has no value');
});

test('knows a tree until the first of its figures ends', () => {
  expect(knownUntil(tree)).toBe('2021-06-30');
  expect(knownUntil({ parametri: { druga: rate('2021-06-30'), jedna: rate('2021-12-31') } })).toBe(
    '2021-06-30',
  );
});

test('refuses with the known months when a figure that is read is not known', () => {
  const law = lawOn(tree, '2021-07-15');
  expect(law.jedna).toEqual({ stopa: 2 });
  const requestOf = () => law.druga;
  expect(requestOf).toThrow(Refusal);
  expect(requestOf).toThrow(
    'Propisi za juli 2021. još nisu potvrđeni (stopa Poreza): provjereni su do 30. 6. 2021. Izaberite mjesec do 06/2021.',
  );
});

test('names the publisher of a figure set for the year, and when it comes', () => {
  const godisnje = { objavljuje: 'Vlada, odlukom', kada: 'krajem godine' };
  const yearly = { naziv: 'Proba', parametri: { druga: { ...rate('2021-06-30'), godisnje } } };
  const read = () => lawOn(yearly, '2021-07-15').druga;
  expect(read).toThrow(
    'Propisi za juli 2021. još nisu objavljeni (stopa Poreza). Objavljuje: Vlada, odlukom, krajem godine. Izaberite mjesec do 06/2021.',
  );
  expect(ifKnown(read)).toBeUndefined();
  expect(ifKnown(() => lawOn(yearly, '2021-06-15').druga)).toEqual({ stopa: 2 });
  expect(() =>
    ifKnown(() => {
      throw new Error('of the program');
    }),
  ).toThrow('of the program');
});
