import { describe, expect, it, test } from 'vitest';
import type { AnyParameter, LawTree, Source } from '../law.ts';
import { checkedText, citation, citationJson, newestSource, writeCitation } from './citation.ts';

const seen = { pouzdanost: 'visoka', provjereno: '2026-11-02' } as const;
const act: Source = { ...seen, propis: 'Zakon o radu', glasilo: 'Sl. glasnik RS 1/16', clan: 'čl. 124' };

const ofSource = (izvor: Source): AnyParameter => ({
  naziv: 'Porez',
  neobavezno: true,
  znacenja: { stopa: { naziv: 'Stopa', jedinica: 'posto' } },
  poznato_do: '2021-12-31',
  promjene: [
    { od: '2020-03-01', vrijednost: { stopa: 1 }, izvor },
    { od: '2021-01-01', vrijednost: { stopa: 2 }, izvor },
  ],
});

const treeOf = (izvor: Source): LawTree => ({
  naziv: 'Proba',
  najnoviji_izvor: '2026-06',
  parametri: { porez: ofSource(izvor) },
});

describe('the provision behind a figure', () => {
  const tree = treeOf({ ...act, mediji: 'https://novine.example/vijest' });

  it('is that of the day and excludes newspapers', () => {
    expect(citation(tree, '2020-12-31', 'porez')).toEqual({ naziv: 'Porez', od: '2020-03-01', ...act });
    expect(citation(tree, '2021-01-01', 'porez')).toEqual({ naziv: 'Porez', od: '2021-01-01', ...act });
  });

  it('returns the same JSON text each time', () => {
    for (const day of ['2020-12-31', '2021-01-01', '2020-12-31'])
      expect(JSON.parse(citationJson(tree, day, 'porez'))).toEqual(citation(tree, day, 'porez'));
  });

  it.each([
    ['porez', '2020-02-29'],
    ['porez', '2022-01-01'],
    ['nema_ga', '2021-01-01'],
  ])('returns none for %s on %s', (name, day) => {
    expect(citation(tree, day, name)).toBeUndefined();
    expect(citationJson(tree, day, name)).toBe('');
  });
});

describe('the wording of a source', () => {
  it.each([
    [act, 'Zakon o radu, Sl. glasnik RS 1/16, čl. 124'],
    [{ ...act, glasilo: undefined }, 'Zakon o radu, čl. 124'],
    [{ ...act, url: 'https://zakon.example' }, 'Zakon o radu, Sl. glasnik RS 1/16, čl. 124'],
    [
      { url: 'https://zakon.example' },
      'u službenom glasilu nije pronađeno, podatak preuzet s https://zakon.example',
    ],
    [{}, 'u službenom glasilu nije pronađeno'],
  ])('%j', (place, text) => {
    expect(writeCitation({ ...seen, ...place } as Source)).toBe(text);
  });

  it.each(['propis', 'glasilo', 'clan', 'url', 'mediji'])(
    'says when a source with %s was checked',
    (part) => {
      expect(checkedText({ ...seen, [part]: 'x' })).toBe('provjereno 2. 11. 2026.');
    },
  );

  it('says when a source was looked for and not found', () => {
    expect(checkedText({ ...seen, napomena: 'Nije objavljeno.' })).toBe('izvor tražen 2. 11. 2026.');
  });
});

test('takes the newest source from the figure, then from the tree, else none when the last has none', () => {
  const tree = treeOf(act);
  const without = ofSource(seen);
  expect(newestSource(tree, { ...without, najnoviji_izvor: '2025-12' })).toBe('2025-12');
  expect(newestSource(tree, ofSource(act))).toBe('2026-06');
  expect(newestSource(tree, without)).toBeUndefined();
  const [found, looked] = [ofSource(act), without].map(({ promjene }) => promjene[0]);
  const after = (...promjene: unknown[]) => newestSource(tree, { ...without, promjene } as AnyParameter);
  expect([after(looked, looked, found), after(found, found, looked)]).toEqual(['2026-06', undefined]);
  expect(newestSource(tree, { ...without, promjene: [] })).toBeUndefined();
});
