import { expect, it } from 'vitest';
import { yearWithout } from '../../law/known.fixture.ts';
import { rs } from '../../law/rs/index.ts';
import { through2026 } from '../through-2026.fixture.ts';

const wage = through2026('/calculate');
const UNKNOWN = yearWithout(rs.parametri.najniza_plata);

/** What is said of the least wage and base, of a gross of 900 KM with a day of sick leave. */
function said(godina: number, further: object): readonly string[] {
  const input = { godina, mjesec: 12, bruto_plata_input: 900, bolovanje_sati: 8, procjena: true, ...further };
  const outcome = wage.calculate(input, '2026-11-21');
  if ('issues' in outcome) throw new Error(JSON.stringify(outcome));
  return outcome.calculation.warnings.map(({ poruka }) => poruka);
}

const WHICH = 'Stručna sprema nije upisana: uzeta je najniža plata za NK/PK, bez oslobođenog dijela.';
const EXCEPTED = 'Pravilnik od najniže osnovice izuzima bolovanje: provjerite osnovicu.';
const UNPUBLISHED = 'Najniža plata za taj mjesec još nije objavljena: iznos nije s njom poređen.';

it.each([2026, UNKNOWN])(
  'says of a base raised in %i by which least wage, and that sick leave is excepted',
  (year) => expect(said(year, { najniza_osnovica: true })).toEqual(expect.arrayContaining([EXCEPTED, WHICH])),
);

it('compares nothing with a least wage that is not published', () => {
  const warnings = said(UNKNOWN, {});
  expect(warnings).toContain(UNPUBLISHED);
  expect(warnings.filter((poruka) => /najniž/i.test(poruka))).toEqual([UNPUBLISHED]);
});

it('refuses a gross that covers the contributions on the least base, but not the tax besides, by both', () => {
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
