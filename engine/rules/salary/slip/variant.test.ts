import { describe, expect, it } from 'vitest';
import { wageVariant } from './variant.ts';

const unos = {
  basis: { field: 'bruto_ukupno_input', line: 'bruto_ukupno', amount: 100_000 },
  zaposlen_od: null,
  zaposlen_do: null,
  bolovanje_sati: null,
  bolovanje_osnovica: null,
  bolovanje_osnovica_sati: null,
} as const;

const overtimeAlone = {
  satnica: 0,
  mjesec_sati: 17_600,
  redovni_sati: 0,
  minuli_procenat: 0,
  prekovremeni_sati: 800,
  prekovremeni_procenat: 300_000,
  nocni_sati: 0,
  nocni_procenat: 0,
  praznik_sati: 0,
  praznik_procenat: 0,
  bolovanje_sati: 0,
  bolovanje_procenat: 0,
};

describe('the variant of the notations of a wage', () => {
  it('has an employment inside the month only when a day is given', () => {
    expect(wageVariant(unos, overtimeAlone)).toMatchObject({ begins: false, ends: false });
    expect(wageVariant({ ...unos, zaposlen_od: '2026-10-12' }, overtimeAlone)).toMatchObject({
      begins: true,
      ends: false,
    });
    expect(wageVariant({ ...unos, zaposlen_do: '2026-10-12' }, overtimeAlone)).toMatchObject({
      begins: false,
      ends: true,
    });
  });

  it('names the rest of a total when no hour of the fund is paid', () => {
    expect(wageVariant(unos, overtimeAlone).remainder).toBe('prekovremeni');
    expect(wageVariant(unos, { ...overtimeAlone, redovni_sati: 800 }).remainder).toBeUndefined();
    const contracted = { ...unos, basis: { field: 'bruto_plata_input', line: undefined, amount: 100_000 } };
    expect(wageVariant(contracted, overtimeAlone).remainder).toBeUndefined();
  });
});
