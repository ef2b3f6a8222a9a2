import { expect, it } from 'vitest';
import { loadCalculators } from '../load.ts';

const severance = (await loadCalculators()).find(({ definition }) => definition.id === 'otpremnina');

/** The warnings of a severance pay in the Federation after 20 years, for an average wage of 1.500 KM. */
function messagesOf(isplata: number | null, godine = 20): readonly string[] {
  const input = { entitet: 'fbih', datum: '2026-10-31', prosjecna_plata: 1500, godine, isplata };
  const outcome = severance?.calculate(input, '2026-11-21');
  if (!outcome || 'issues' in outcome) throw new Error(JSON.stringify(outcome));
  return outcome.calculation.warnings.map(({ poruka }) => poruka);
}

const LIMITED = 'Po godinama rada otpremnina bi bila 10.000,00 KM, ali je zakon ograničava na 9.000,00 KM.';

it('says in one sentence that the limit of the law is below the amount for the years', () => {
  expect(messagesOf(null)).toEqual([LIMITED]);
  expect(messagesOf(null, 18)).toEqual([]);
});

it('advises the same amount when the payout is above or below it', () => {
  expect(messagesOf(9500)).toEqual([
    LIMITED,
    'Isplata je veća od najveće otpremnine: smanjite je na 9.000,00 KM.',
  ]);
  expect(messagesOf(8000)).toEqual([
    LIMITED,
    'Isplata je manja od najmanje otpremnine: povećajte je na 9.000,00 KM.',
  ]);
});
