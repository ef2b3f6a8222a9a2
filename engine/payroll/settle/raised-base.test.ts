import { expect, test } from 'vitest';
import { raisedBaseNotes } from './raised-base.ts';
import { gross, newcomer, rs, settled } from './settled-wage.fixture.ts';

const hired = { employedFrom: '2026-10-20', agreed: gross(200_000) };

test.each([['fbih', {}] as const, ['rs', rs] as const])(
  'who is hired inside a month of %s and pays contributions on more than was earned is told',
  async (_, place) => {
    const wage = await settled({ ...hired, schooling: 'SSS' }, undefined, place);
    expect(wage.figures.base).toBeGreaterThan(wage.figures.gross);
    expect(raisedBaseNotes(wage)).toEqual([
      expect.stringMatching(
        /^Zaposlen dio mjeseca, od 20\. 10\. 2026\. Doprinosi su na cijelu najnižu osnovicu, /,
      ),
    ]);
  },
);

test('who works the whole month for less than the least base is told, but what sick leave says of it', async () => {
  const little = { ...newcomer, agreed: gross(90_000) };
  expect(raisedBaseNotes(await settled(little))).toEqual([
    expect.stringMatching(/^Doprinosi su na najnižu osnovicu, /),
  ]);
  const ill = await settled(
    { ...little, leastBase: true, schooling: 'SSS' },
    { entries: { sickHours: 800 } },
    rs,
  );
  expect(ill.figures.base).toBeGreaterThan(ill.figures.gross);
  expect(raisedBaseNotes(ill)).toEqual([]);
});

test('of a gross above the least base and of a base that is the gross nothing is to be said', async () => {
  expect(raisedBaseNotes(await settled({ ...hired, agreed: gross(900_000) }))).toEqual([]);
  expect(raisedBaseNotes(await settled({ ...hired, leastBase: false }))).toEqual([]);
});

test('who leaves inside a month is told the same', async () => {
  const wage = await settled({ employedTo: '2026-10-12', agreed: gross(200_000) });
  expect(raisedBaseNotes(wage)[0]).toContain('do 12. 10. 2026.');
});
