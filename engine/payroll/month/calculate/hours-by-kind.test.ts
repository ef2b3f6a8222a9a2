import { expect, test } from 'vitest';
import { loadCalculators } from '../../../calculators/load.ts';
import { cases } from '../../../calculators/wages.cases.json';
import { hoursByKind } from './hours-by-kind.ts';

const calculators = await loadCalculators();
const KINDS = ['rad_sati', 'praznicni_sati', 'placeni_sati', 'neplaceni_sati', 'van_odnosa_sati'];

/** Hours of a day whose half is half a hundredth. */
const ODD = {
  id: 'odd hours of a day',
  call: '/calculate_fbih',
  request: { mjesec: 10, godina: 2026, bruto_plata_input: 2000, sati_dnevno: 6.67, placeno: 0.5 },
};

test.each([...cases, ODD])('$id: has the hours by kind that the slip explains', ({ call, request }) => {
  const calculator = calculators.find(({ definition }) => definition.path === call);
  const outcome = calculator?.calculate(request, '2026-11-22');
  if (!calculator || !outcome || 'issues' in outcome) throw new Error(JSON.stringify(outcome));
  const { calculation } = outcome;
  const explained = new Map(calculator.describe(calculation).map(({ name, value }) => [name, value]));
  const hours = hoursByKind(JSON.parse(calculator.answer(calculation)), request);
  expect(hours).toEqual(Object.fromEntries(KINDS.map((name) => [name, explained.get(name)])));
});
