import { describe, expect, test } from 'vitest';
import { foundInWords, lawSearch } from './law-search.ts';

const search = lawSearch();

describe('a search of the law', () => {
  test('finds a figure in the law of each entity that has it', () => {
    expect(search('lični odbitak').map(({ id }) => id)).toEqual(expect.arrayContaining(['rs', 'fbih', 'bd']));
    const names = search('opća vodna naknada').map(({ id, found }) => [id, found.map(([name]) => name)]);
    expect(names).toEqual([
      ['fbih', ['naknada_voda']],
      ['bd', ['naknada_voda']],
    ]);
  });

  test('forgives a wrong letter where no entity has the right one', () => {
    expect(search('općq vodna naknada')[0]?.found[0]?.[0]).toBe('naknada_voda');
  });

  test('says that nothing was found', () => {
    expect(search('svemirski brod')).toEqual([]);
    expect(foundInWords([])).toMatch(/^Nema takve stope ni iznosa\./);
  });

  test('counts what was found in all of them', () => {
    const found = search('lični odbitak');
    const count = found.flatMap((law) => law.found).length;
    expect(foundInWords(found)).toBe(`Pronađeno: ${count}`);
  });
});
