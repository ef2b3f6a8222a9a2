import { expect, test } from 'vitest';
import { partMonthNotes } from './part-month.ts';
import { gross, newcomer, rs, settled } from './settled-wage.fixture.ts';

const hired = { employedFrom: '2026-10-20', agreed: gross(200_000) };

test.each([['fbih', {}] as const, ['rs', rs] as const])(
  'who is hired inside a month of %s and pays contributions on more than was earned is told',
  async (_, place) => {
    const wage = await settled({ ...hired, schooling: 'SSS' }, undefined, place);
    expect(wage.figures.base).toBeGreaterThan(wage.figures.gross);
    expect(partMonthNotes(wage)).toEqual([
      expect.stringMatching(
        /^Zaposlen dio mjeseca, od 20\. 10\. 2026\. Doprinosi su na cijelu najnižu osnovicu, /,
      ),
    ]);
  },
);

test('of a whole month, of a gross above the least base and of a base that is the gross nothing is to be said', async () => {
  expect(partMonthNotes(await settled({ ...newcomer, agreed: gross(90_000) }))).toEqual([]);
  expect(partMonthNotes(await settled({ ...hired, agreed: gross(900_000) }))).toEqual([]);
  expect(partMonthNotes(await settled({ ...hired, leastBase: false }))).toEqual([]);
});

test('who leaves inside a month is told the same', async () => {
  const wage = await settled({ employedTo: '2026-10-12', agreed: gross(200_000) });
  expect(partMonthNotes(wage)[0]).toContain('do 12. 10. 2026.');
});
