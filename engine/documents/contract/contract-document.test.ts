import { describe, expect, test } from 'vitest';
import { FACTS, sample } from './contract.fixture.ts';
import { readContract } from './contract.ts';
import { legalBasis, officialForm } from './contract-document.ts';
import { all, textOf } from './contract-text.fixture.ts';

describe('text reviewed line by line', () => {
  test.each(all)('$category, $entity', async ({ category, entity }) => {
    await expect(textOf(sample(category, { entity }))).toMatchFileSnapshot(
      `golden/${category}-${entity.toLowerCase()}.txt`,
    );
  });

  test.each(all)('$category, $entity, empty', async ({ category, entity }) => {
    await expect(textOf(readContract({ contractCategory: category, entity }))).toMatchFileSnapshot(
      `golden/empty/${category}-${entity.toLowerCase()}.txt`,
    );
  });
});

describe('keeps articles of employment out of other contracts', () => {
  const others = all.filter(({ category }) => category !== 'permanent' && category !== 'fixed-term');
  test.each(others)('$category, $entity', ({ category, entity }) => {
    const text = textOf(sample(category, { entity, probation: true, annualLeave: 20, weeklyHours: 40 }));
    for (const word of [
      'Probni rad',
      'Godišnji odmor',
      'godišnji odmor',
      'Radno vrijeme',
      'Prekovremeni',
      'Radnik ',
      'Otkaz se daje',
    ]) {
      expect(text).not.toContain(word);
    }
  });
});

test('keeps remarks of the official form out of the text', () => {
  const rs = sample('permanent', { entity: 'RS' });
  expect(officialForm(rs)).toContain('obrasci iz priloga 1. i 3. Pravilnika o obrascima ugovora o radu');
  expect(officialForm(sample('fixed-term', { entity: 'RS' }))).toContain('obrazac iz Priloga 2.');
  expect(officialForm(sample('permanent'))).toBeNull();
  expect(officialForm(sample('managerial', { entity: 'RS' }))).toBeNull();
  expect(textOf(rs)).not.toContain('Pravilnik');
});

test('cites the law of every article of employment that the law requires', () => {
  const without = legalBasis(sample('permanent', { entity: 'RS' }), FACTS).filter(
    ({ law }) => law.RS === undefined,
  );
  expect(without.map(({ heading }) => heading)).toEqual([
    'Probni rad',
    'Prekovremeni rad',
    'Obaveze Poslodavca',
    'Obaveze Radnika',
    'Povjerljivost',
    'Rješavanje sporova',
    'Završne odredbe',
  ]);
});
