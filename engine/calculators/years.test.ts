import { describe, expect, it, test } from 'vitest';
import { yearOf } from '../core/days/day.ts';
import { knownUntil } from '../core/law.ts';
import { knownYears } from '../law/known.fixture.ts';
import { rs } from '../law/rs/index.ts';
import { yearFields, yearForm } from '../rules/rs/year-definition.ts';
import { answered } from './answered.fixture.ts';
import { loadCalculators } from './load.ts';

const YEARS = knownYears(rs);
const calculators = (await loadCalculators()).filter(
  ({ definition: { fields, failure } }) =>
    fields.godina === yearFields.godina && failure === yearForm.failure,
);

const NEXT = `Iznos za ${(YEARS.at(-1) ?? 0) + 1}. objavljuje Republički zavod za statistiku, u Službenom glasniku RS, početkom godine.`;

const inYear = (id: string, godina: unknown) => answered(id, { godina });

describe('the years offered', () => {
  it('are those with known law; a form starts with this one, or with the last', () => {
    expect(yearFields.godina.offered).toEqual(YEARS);
    expect(yearFields.godina).toMatchObject({ initial: YEARS.at(-1), opensOnThisYear: NEXT });
  });

  it.each(calculators.map(({ definition }) => definition.id))('all calculate: %s', (id) => {
    for (const year of YEARS) expect(inYear(id, year).greske).toEqual([]);
  });

  it('refuse the next with the name of its publisher', () => {
    const [issue] = inYear('doprinosi-vlasnik', (YEARS.at(-1) ?? 0) + 1).greske;
    expect(issue?.poruka).toContain(NEXT);
  });

  it.each([2017, yearOf(knownUntil(rs)) + 1, 2025.5, '2025', null])('refuse %s', (godina) => {
    expect(inYear('doprinosi-vlasnik', godina)).toMatchObject({ greske: [{ polje: 'godina' }] });
  });
});

test('there are five of them', () => {
  expect(calculators.map(({ definition }) => definition.path)).toEqual([
    '/doprinosi-nkg/',
    '/doprinosi-kom-pio/',
    '/doprinosi-kom-nepio/',
    '/doprinosi-preduzetnik/',
    '/doprinosi-osnovno-zanimanje/',
  ]);
});

test.each([
  ['doprinosi-nekom', 2024, 387.4],
  ['doprinosi-kom-pio', 2024, 581.1],
  ['doprinosi-kom-nepio', 2024, 581.1],
  ['doprinosi-vlasnik', 2024, 1162.2],
  ['doprinosi-vlasnik', 2026, 1644.3],
  ['doprinosi-samostalno', 2026, 2349],
])('%s: has the base of %i', (id, godina, osnovica) => {
  expect(inYear(id, godina)).toMatchObject({ osnovica });
});

test('sums twelve rounded months in a year', () => {
  // 429,20 × 10,2 % = 43,7784
  expect(inYear('doprinosi-nekom', 2025)).toMatchObject({
    mjesecni_doprinos: 43.78,
    godisnji_trosak: 525.36,
  });
});

test('warns that the average wage of 2018 is uncertain', () => {
  expect(inYear('doprinosi-samostalno', 2019)).toMatchObject({
    upozorenja: [{ polje: 'prosjecna_bruto' }],
  });
  expect(inYear('doprinosi-samostalno', 2020)).toMatchObject({ upozorenja: [] });
});
