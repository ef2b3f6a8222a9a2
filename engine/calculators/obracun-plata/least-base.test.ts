import { expect, it } from 'vitest';
import { yearWithout } from '../../law/known.fixture.ts';
import { rs } from '../../law/rs/index.ts';
import { through2026 } from '../through-2026.fixture.ts';

const wage = through2026('/calculate');
const UNKNOWN = yearWithout(rs.parametri.najniza_plata);

/** The warnings about minimum wage and base, for a gross of 900 KM with a day of sick leave. */
function messagesOf(godina: number, further: object): readonly string[] {
  const input = { godina, mjesec: 12, bruto_plata_input: 900, bolovanje_sati: 8, procjena: true, ...further };
  const outcome = wage.calculate(input, '2026-11-21');
  if ('issues' in outcome) throw new Error(JSON.stringify(outcome));
  return outcome.calculation.warnings.map(({ poruka }) => poruka);
}

const WHICH = 'Stručna sprema nije upisana: uzeta je najniža plata za NK/PK, bez oslobođenog dijela.';
const EXCEPTED = 'Pravilnik od najniže osnovice izuzima bolovanje: provjerite osnovicu.';
const UNPUBLISHED = 'Najniža plata za taj mjesec još nije objavljena: iznos nije s njom poređen.';

it.each([2026, UNKNOWN])(
  'names the minimum wage behind a raised base in %i, and the exception of sick leave',
  (year) =>
    expect(messagesOf(year, { najniza_osnovica: true })).toEqual(expect.arrayContaining([EXCEPTED, WHICH])),
);

it('compares nothing with an unpublished minimum wage', () => {
  const warnings = messagesOf(UNKNOWN, {});
  expect(warnings).toContain(UNPUBLISHED);
  expect(warnings.filter((poruka) => /najniž/i.test(poruka))).toEqual([UNPUBLISHED]);
});

it('names both when a gross covers the contributions on the minimum base, but not the tax as well', () => {
  const input = {
    godina: 2026,
    mjesec: 3,
    bruto_plata_input: 490,
    licni_odbitak_input: 0,
    najniza_osnovica: true,
  };
  const outcome = wage.calculate(input, '2026-11-21');
  expect('issues' in outcome && outcome.issues[0]?.poruka).toMatch(
    /^Doprinosi na najnižu osnovicu \(457,63 KM\) i porez \(39,20 KM\) veći su od bruta \(490,00 KM\): /,
  );
});
