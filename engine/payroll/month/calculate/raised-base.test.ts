import { describe, expect, test } from 'vitest';
import type { LeastBaseOfMonth, WorkerMonth } from '../../model/month.ts';
import { isLeastBaseAsked, mayChooseLeastBase, raisedBaseNotes } from './raised-base.ts';
import { gross, newcomer, rs, settled } from './settled-wage.fixture.ts';

const hired = { employedFrom: '2026-10-20', agreed: gross(200_000) };

/** The least gross of four years of school in 2026. */
const WHOLE = 167_213;

describe('the minimum base of a worker hired inside a month of RS', () => {
  const wageWith = (leastBase?: LeastBaseOfMonth, own = {}) =>
    settled({ ...hired, schooling: 'SSS', ...own }, { entries: {}, ...(leastBase && { leastBase }) }, rs);

  test('is whole, and asked for, until one is chosen', async () => {
    const wage = await wageWith();
    expect(wage.figures.base).toBe(WHOLE);
    expect(isLeastBaseAsked(wage, { entries: {} })).toBe(true);
    expect(raisedBaseNotes(wage)).toEqual([
      expect.stringMatching(/^Mjesec nije cijeli odrađen: doprinosi su na .* KM, cijelu najnižu osnovicu\. /),
    ]);
    const chosen = { entries: {}, leastBase: 'whole' } as const;
    expect((await wageWith('whole')).figures.base).toBe(WHOLE);
    expect(raisedBaseNotes(wage, chosen)).toEqual([
      expect.stringMatching(
        /^Zaposlen dio mjeseca, od 20\. 10\. 2026\. Doprinosi su na cijelu najnižu osnovicu, /,
      ),
    ]);
  });

  test('is proportional to the paid hours when that is chosen', async () => {
    const wage = await wageWith('proportional', { agreed: gross(100_000) });
    // 1.672,13 × 9/22 days, above 1.000,00 × 9/22.
    expect(wage.figures.base).toBe(68_405);
  });

  test('is the gross when that is chosen', async () => {
    const { figures } = await wageWith('gross');
    expect(figures.base).toBe(figures.gross);
  });

  test('is not asked for on sick leave, in a whole month or above it', async () => {
    const ill = await settled({ ...hired, schooling: 'SSS' }, { entries: { sickHours: 800 } }, rs);
    expect(mayChooseLeastBase(ill, { entries: { sickHours: 800 } })).toBe(false);
    expect(mayChooseLeastBase(await wageWith(undefined, newcomer), { entries: {} })).toBe(false);
    expect(mayChooseLeastBase(await wageWith(undefined, { agreed: gross(900_000) }), { entries: {} })).toBe(
      false,
    );
  });
});

test('names the minimum base of a whole month, but leaves sick leave to its own note', async () => {
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

test('has no note when the gross exceeds the minimum base, or the base is the gross', async () => {
  expect(raisedBaseNotes(await settled({ ...hired, agreed: gross(900_000) }))).toEqual([]);
  expect(raisedBaseNotes(await settled({ ...hired, leastBase: false }))).toEqual([]);
});

test('names the last day of a worker who leaves inside a month', async () => {
  const wage = await settled({ employedTo: '2026-10-12', agreed: gross(200_000) }, undefined, {
    ...rs,
    defaults: {},
  });
  expect(raisedBaseNotes(wage, { entries: {}, leastBase: 'whole' })[0]).toContain('do 12. 10. 2026.');
});

describe('the FBiH minimum base, 1.605,48, in October of 22 days', () => {
  const least = { ...newcomer, agreed: gross(160_548), hotMeal: 0 };
  const base = async (inputs: WorkerMonth, own = {}) =>
    (await settled({ ...least, ...own }, inputs)).figures.base;

  test.each<[string, WorkerMonth, object, number]>([
    [
      'proportional to the days of employment by default',
      { entries: {} },
      { employedFrom: '2026-10-20' },
      65_679,
    ],
    [
      'whole when that was chosen',
      { entries: {}, leastBase: 'whole' },
      { employedFrom: '2026-10-20' },
      160_548,
    ],
    [
      'the gross when that was chosen',
      { entries: {}, leastBase: 'gross' },
      { employedFrom: '2026-10-20' },
      65_679,
    ],
    ['proportional to the hours a fund does not pay', { entries: { fundHours: 12_000 } }, {}, 51_083],
    ['never raised by hours of a fund', { entries: { fundHours: 12_000 }, leastBase: 'whole' }, {}, 51_083],
    ['proportional to paid days', { entries: { unpaidDays: 1100 } }, {}, 80_274],
    [
      'half of it for four hours a day, and proportional',
      { entries: { unpaidDays: 1100 } },
      { dailyHours: 400, agreed: gross(50_000) },
      40_137,
    ],
  ])('is %s', async (_, inputs, own, expected) => expect(await base(inputs, own)).toBe(expected));

  test('is required until it is chosen, when the choice makes a difference', async () => {
    const part = await settled({ ...least, employedFrom: '2026-10-20' });
    expect(isLeastBaseAsked(part, { entries: {} })).toBe(true);
    expect(raisedBaseNotes(part)).toEqual([
      expect.stringMatching(/^Mjesec nije cijeli odrađen: doprinosi su na 656,79 KM/),
    ]);
    expect(isLeastBaseAsked(part, { entries: {}, leastBase: 'proportional' })).toBe(false);
    expect(mayChooseLeastBase(part, { entries: {}, leastBase: 'proportional' })).toBe(true);
    const well = await settled({ ...hired, agreed: gross(900_000) });
    expect(mayChooseLeastBase(well, { entries: {} })).toBe(false);
    const onFund = await settled(least, { entries: { fundHours: 12_000 } });
    expect(mayChooseLeastBase(onFund, { entries: { fundHours: 12_000 } })).toBe(false);
  });
});
