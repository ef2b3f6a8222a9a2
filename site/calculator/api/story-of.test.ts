import { loadCalculators } from '@obracun/engine/calculators/load.ts';
import { expect, test } from 'vitest';
import { answerTo } from './answer.fixture.ts';
import { headlineOf, storyOf } from './story-of.ts';

const TODAY = '2026-11-21';
const calculators = await loadCalculators();
const wages = calculators
  .filter(({ definition }) => definition.story.length > 0)
  .flatMap(({ definition, rules }) => rules.examples.map((example) => ({ definition, ...example })))
  .filter(({ day }) => day === undefined || day === TODAY);

const written = (id: string, call: Record<string, unknown>): string[] => {
  const definition = calculators.find((each) => each.definition.id === id)?.definition;
  if (!definition) throw new Error(id);
  return storyOf(answerTo(definition, call)).map(({ line, sign }) =>
    `${sign} ${line.label} ${line.value}`.trim(),
  );
};

test.each(wages)('adds up from the cost to the payout: $definition.id, $title', ({ definition, input }) => {
  const steps = storyOf(answerTo(definition, input));
  expect(steps.length).toBeGreaterThan(2);
  let left = 0;
  for (const [at, { line, sign }] of steps.entries()) {
    const held = Math.round(Number(line.value) * 100);
    if (at === 0) left = held;
    else if (sign === '−') left -= held;
    else if (sign === '=') expect(held, line.label).toBe(left);
    else expect(held, line.label).toBe(Math.max(0, left));
  }
});

const MONTH = { mjesec: 10, godina: 2026 };

test('tells a net of the Republic in one step for equal amounts', () => {
  expect(written('obracun-plata', { ...MONTH, neto_plata_input: 1800 })).toEqual([
    'Ukupni trošak poslodavca = bruto ukupno 2819.67',
    '− Doprinosi ukupno 874.1',
    '− Porez na dohodak 145.57',
    '= Neto plata 1800',
    '− Poseban doprinos za solidarnost 4.5',
    '= Neto nakon solidarnosti = za isplatu 1795.5',
  ]);
});

test('leaves out a gross that is not what is left beside untaxed pay', () => {
  expect(written('kalkulator-fbih', { ...MONTH, bruto_plata_input: 1800, neoporezivo: 200 })).not.toContain(
    '= Bruto ukupno 1800',
  );
});

test('gives the cost beside the main figure unless it is the same amount', () => {
  const definition = calculators.find((each) => each.definition.id === 'obracun-plata')?.definition;
  if (!definition) throw new Error('obracun-plata');
  const answer = answerTo(definition, { ...MONTH, neto_plata_input: 1800 });
  const { main, cost } = headlineOf(answer, answer.lines.get('bruto_ukupno'));
  expect([main?.label, cost]).toEqual(['Bruto ukupno = ukupni trošak poslodavca', undefined]);
  expect(headlineOf(answer, answer.lines.get('neto_plata')).cost?.name).toBe('ukupni_trosak');
});
