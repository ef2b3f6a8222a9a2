import { expect, it } from 'vitest';
import { fbih } from '../../law/fbih/index.ts';
import { yearWithout } from '../../law/known.fixture.ts';
import { through2026 } from '../through-2026.fixture.ts';

const wage = through2026('/calculate_fbih');
const UNKNOWN = yearWithout(fbih.parametri.najniza_plata);

/** The warnings about minimum wage and base, for a gross of 900 KM. */
function messagesOf(godina: number): readonly string[] {
  const input = { godina, mjesec: 12, bruto_plata_input: 900, procjena: true };
  const outcome = wage.calculate(input, '2026-11-21');
  if ('issues' in outcome) throw new Error(JSON.stringify(outcome));
  return outcome.calculation.warnings.map(({ poruka }) => poruka).filter((poruka) => /najniž/i.test(poruka));
}

it('compares a wage with the minimum wage and its contributions with the minimum base of the year', () => {
  expect(messagesOf(2026)).toHaveLength(2);
});

it('compares neither with those of the previous year when those of the year are not published', () => {
  expect(messagesOf(UNKNOWN)).toEqual([
    'Najniža plaća za taj mjesec još nije objavljena: iznos nije s njom poređen.',
  ]);
});
