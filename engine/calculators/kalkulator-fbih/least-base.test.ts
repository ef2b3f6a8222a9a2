import { expect, it } from 'vitest';
import { calculator as calculatorOf } from '../../kernel/calculate.ts';
import { knownThrough } from '../../law/known.fixture.ts';
import { loadCalculators } from '../load.ts';

/** By the law to the end of 2026: what is not known then stays so. */
const [wage] = (await loadCalculators())
  .filter(({ definition }) => definition.path === '/calculate_fbih')
  .map(({ definition, reckoning }) =>
    calculatorOf(definition, { ...reckoning, law: knownThrough(reckoning.law, '2026-12-31') }),
  );

/** What is said of the least wage and base, of a gross of 900 KM. */
function said(godina: number): readonly string[] {
  const input = { godina, mjesec: 12, bruto_plata_input: 900, procjena: true };
  const outcome = wage?.calculate(input, '2026-11-21');
  if (!outcome || 'issues' in outcome) throw new Error(JSON.stringify(outcome));
  return outcome.calculation.warnings.map(({ poruka }) => poruka).filter((poruka) => /najniž/i.test(poruka));
}

it('compares a wage with the least wage and its contributions with the least base of the year', () => {
  expect(said(2026)).toHaveLength(2);
});

it('compares neither with those of the year before, while those of the year are not published', () => {
  expect(said(2027)).toEqual(['Najniža plaća za taj mjesec još nije objavljena: iznos nije s njom poređen.']);
});
