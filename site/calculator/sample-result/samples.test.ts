import { definitions } from '@obracun/engine/calculators/index.ts';
import { expect, test } from 'vitest';
import { gapsReader } from '../form-state/form-gaps.ts';
import { NO_LAW } from '../form-state/use-law.ts';
import { filledWith, samplesOf } from './samples.ts';

const law = { ...NO_LAW, figureOf: () => '1.027,00' };

const filled = definitions.flatMap((definition) =>
  samplesOf(definition).map(
    (sample) =>
      [definition.id, sample.text, definition, filledWith(definition, sample, '2026-11-01', law)] as const,
  ),
);

test.each(filled)('%s, %s: fills every required field', (_id, _words, definition, state) => {
  expect(state && gapsReader(definition)(state).gaps).toEqual([]);
});

test('has an example for each calculator with gross and net', () => {
  const withBases = definitions.filter(({ bases }) => 'bruto' in bases && 'neto' in bases);
  expect(withBases.length).toBeGreaterThan(8);
  for (const definition of withBases) expect(samplesOf(definition).length, definition.id).toBeGreaterThan(1);
});

test('waits for the law when an example depends on it', () => {
  const wage = definitions.find(({ id }) => id === 'kalkulator-fbih');
  const least = wage && samplesOf(wage).find(({ figure }) => figure !== undefined);
  expect(wage && least && filledWith(wage, least, '2026-11-01', NO_LAW)).toBeUndefined();
});
