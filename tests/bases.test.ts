import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownYears } from '../engine/law/known.fixture.ts';
import { faultsOf } from './faults.ts';
import { randomInput } from './random-input.ts';
import { cents, feninga, months, needed, refusal, salaries, slip, TODAY } from './salary.fixture.ts';

/** Larger results are refused as inputs. */
const MOST = 10_000_000;

describe.each(salaries.map((calculator) => ({ id: calculator.definition.id, calculator })))(
  '$id',
  ({ calculator }) => {
    const noMeal = calculator.definition.id === 'minuli-topli' && { topli_obrok_input: 0 };

    it('gives the same slip from its own net', () => {
      fc.assert(
        fc.property(months, fc.integer({ min: 100_000, max: 900_000 }), (month, gross) => {
          const forward = slip(calculator, { ...month, bruto_plata_input: gross / 100 });
          const back = slip(calculator, { ...month, neto_plata_input: forward.neto_plata });
          expect(back.neto_plata).toBe(forward.neto_plata);
          expect(Math.abs(cents(back.bruto_ukupno) - cents(forward.bruto_ukupno))).toBeLessThanOrEqual(3);
        }),
      );
    });

    it.each(knownYears(calculator.rules.law))('%i: accepts every result it gives as a basis', (year) => {
      const bases = Object.entries(calculator.definition.bases);
      const anyBasis = Object.fromEntries(bases.map(([name]) => [name, null]));
      const gross = fc.oneof(feninga, fc.integer({ min: 0, max: 5 }));
      fc.assert(
        fc.property(randomInput(calculator.definition, year), gross, (input, amount) => {
          const given = { ...input, ...anyBasis, bruto_plata_input: amount / 100 };
          fc.pre(refusal(calculator, given) === undefined);
          const forward = slip(calculator, given);
          fc.pre((forward.bruto_ukupno ?? 0) <= MOST);
          for (const [name, { line = '' }] of bases.slice(1)) {
            const back = { ...given, bruto_plata_input: null, [name]: forward[line] };
            // At most five feninga of basic pay may be less than the uplifts rounded up: that refusal has its own test below.
            if (amount <= 5 && refusal(calculator, back)?.poruka.match(/zaokružena na fening, veća su/))
              continue;
            expect(refusal(calculator, back), `${name} ${forward[line]}`).toBeUndefined();
            expect(slip(calculator, back)[line]).toBe(forward[line]);
          }
        }),
        { numRuns: 40 },
      );
    });

    it('answers or refuses the largest amounts of every basis', () => {
      const { fields, bases } = calculator.definition;
      const hardest = { najniza_osnovica: true, strucna_sprema: 'VSS', solidarnost_proc: 99.49 };
      const known = Object.entries(hardest).filter(([name]) => name in fields);
      for (const name of Object.keys(bases))
        for (const amount of [4_649_814.19, MOST]) {
          const given = { godina: 2025, mjesec: 11, ...Object.fromEntries(known), [name]: amount };
          expect([undefined, 'raspon'], `${name} ${amount}`).toContain(refusal(calculator, given)?.kod);
        }
    });

    it('ignores the fields of an uplift that is switched off', () => {
      const month = { godina: 2025, mjesec: 3, bruto_plata_input: 1500, ima_preko: true };
      const off = { nocni: false, nocni_sati: -1, nocni_proc: 'x', praznik: false, praznik_sati: 745 };
      expect(slip(calculator, { ...month, ...off })).toEqual(slip(calculator, month));
      expect(refusal(calculator, { ...month, ...off, nocni: true })?.polje).toBe('nocni_sati');
    });

    it('inverts a month without a paid hour', () => {
      const saturday = { mjesec: 1, godina: 2018, zaposlen_od: '2018-01-20', zaposlen_do: '2018-01-20' };
      const fund = calculator.definition.fields.fond && { fond: 'RS' };
      // Some of them have the net of one fening more, too.
      for (const stimulacija of Array.from({ length: 100 }, (_, more) => (19_200 + more) / 100)) {
        const given = { ...saturday, ...fund, stimulacija };
        const { neto_plata } = slip(calculator, { ...given, bruto_plata_input: 0 });
        const back = slip(calculator, { ...given, neto_plata_input: neto_plata });
        expect(back).toMatchObject({ bruto_ukupno: stimulacija, bruto_plata_osnovna: 0, neto_plata });
      }
    });

    it('has no wage when a month has no paid hour', () => {
      const saturday = { mjesec: 1, godina: 2026, zaposlen_od: '2026-01-03', zaposlen_do: '2026-01-03' };
      const given = { ...saturday, bruto_ukupno_input: 0.01 };
      expect(refusal(calculator, given)).toMatchObject({
        polje: 'bruto_ukupno_input',
        poruka: expect.stringMatching(/^U tom mjesecu nema sati koji se plaćaju: /),
      });
    });

    const hasLeastBase = 'najniza_osnovica' in calculator.definition.fields;
    it.runIf(hasLeastBase)('computes no contributions without earnings, whatever the minimum base', () => {
      const nothing = { godina: 2026, mjesec: 3, bruto_plata_input: 0, ...noMeal, najniza_osnovica: true };
      expect(slip(calculator, nothing)).toMatchObject({
        bruto_ukupno: 0,
        doprinosi_ukupno: 0,
        neto_plata: 0,
      });
    });

    const upliftsAlone = {
      ...{ godina: 2024, mjesec: 5, neodrađeni_sati: 180, bolovanje_sati: 4, ima_preko: true, ...noMeal },
      ...Object.fromEntries(['prekovremeni', 'nocni', 'praznik'].map((name) => [name, true])),
      ...{ prekovremeni_sati: 10, nocni_sati: 10, praznik_sati: 10 },
    };

    it.each([
      ['uplifts', {}],
      ['uplifts beside more sick leave', { neodrađeni_sati: 144, bolovanje_sati: 40 }],
    ])(
      'without a paid hour there is no basic pay when the total is to match the rounded %s',
      (_lines, more) => {
        for (let total = 2; total <= 400; total++) {
          const given = { ...upliftsAlone, ...more, bruto_ukupno_input: total / 100 };
          const { ukupno_uvecanje = 0, bolovanje_iznos = 0, ...back } = slip(calculator, given);
          expect(back).toMatchObject({ bruto_ukupno: total / 100, bruto_plata_osnovna: 0, minuli_rad: 0 });
          expect(cents(ukupno_uvecanje) + cents(bolovanje_iznos)).toBe(total);
          const uplifts = [back.prekovremeni_iznos, back.nocni_iznos, back.praznik_iznos];
          expect(uplifts.reduce<number>((sum, uplift = 0) => sum + cents(uplift), 0)).toBe(
            cents(ukupno_uvecanje),
          );
        }
      },
    );

    it('takes from the first of four equal lines what they exceed the total by', () => {
      const even = { prekovremeni_proc: 0, nocni_sati: 20, nocni_proc: 50, praznik_proc: 100 };
      const sick = { neodrađeni_sati: 174, bolovanje_sati: 10, bolovanje_proc: 100 };
      const of = (total: number) => ({ ...upliftsAlone, ...even, ...sick, bruto_ukupno_input: total });
      const rounded = { nocni_iznos: 25.01, praznik_iznos: 25.01, bolovanje_iznos: 25.01 };
      expect(slip(calculator, of(100.03))).toMatchObject({ prekovremeni_iznos: 25, ...rounded });
      expect(refusal(calculator, of(0.02))?.poruka).toMatch(/zaokružena na fening, veća su/);
      const withPaidHour = { ...of(0.03), neodrađeni_sati: 173.99 };
      expect(refusal(calculator, withPaidHour)?.poruka).toMatch(/zaokružena na fening, veća su/);
    });

    it.each([
      ['prekovremeni_iznos', { prekovremeni_sati: 100 }],
      ['nocni_iznos', { nocni_sati: 100 }],
      ['praznik_iznos', { praznik_sati: 100, praznik_proc: 100 }],
      ['bolovanje_iznos', { neodrađeni_sati: 144, bolovanje_sati: 40 }],
    ])('explains %s as the remainder', (line, more) => {
      const given = { ...needed(calculator), ...upliftsAlone, ...more, bruto_ukupno_input: 100.01 };
      const outcome = calculator.calculate(given, TODAY);
      if ('issues' in outcome) throw new Error(outcome.issues[0]?.poruka);
      expect(outcome.calculation.notations()[line]).toMatch(/^bruto_ukupno − /);
      expect(faultsOf(calculator, outcome.calculation)).toEqual([]);
    });

    it('inverts a month with nothing but overtime', () => {
      const month = { godina: 2024, mjesec: 5, neodrađeni_sati: 184, ima_preko: true };
      const overtime = { ...month, prekovremeni: true, prekovremeni_sati: 10 };
      const forward = slip(calculator, { ...overtime, bruto_plata_input: 5000 });
      const back = slip(calculator, { ...overtime, bruto_ukupno_input: forward.bruto_ukupno });
      expect(back).toMatchObject({ bruto_plata_osnovna: 0, prekovremeni_iznos: forward.prekovremeni_iznos });
    });
  },
);

describe('a minimum base shared with another employer', () => {
  const share = { mjesec: 1, najniza_osnovica: true };
  it.each([
    [
      'obracun-plata',
      { ...share, godina: 2024, zaposlen_od: '2024-01-04', zaposlen_do: '2024-01-22', drugi_prihod: 60.51 },
      { solidarnost_proc: 11.75, neplaceno: 5.5, odsustvo_fond_sati: 11.14 },
      { solidarnost_neto_input: 124.8 },
      514.27,
    ],
    [
      'minuli-topli',
      { ...share, godina: 2026, zaposlen_od: '2026-01-07', zaposlen_do: '2026-01-08', drugi_prihod: 45.48 },
      { strucna_sprema: 'VSS', stimulacija: 45.77, topli_obrok_dodatni: 3 },
      { neto_plata_input: 153.53 },
      812.87,
    ],
  ])('has a gross for a low net of %s', (id, month, more, basis, gross) => {
    const wage = salaries.find(({ definition }) => definition.id === id);
    if (!wage) throw new Error('no such calculator');
    expect(slip(wage, { ...month, ...more, ...basis }).bruto_ukupno).toBe(gross);
  });
});

describe('two gross amounts equally near the solution', () => {
  // 3.165,625 and 3.221,875 by algebra; binary fractions are below the first and above the second.
  it.each([
    [1964.57, 3165.63],
    [1998.59, 3221.88],
  ])('uses the upper one for the net of %d', (net, gross) => {
    const wage = salaries.find(({ definition }) => definition.id === 'obracun-plata');
    if (!wage) throw new Error('no such calculator');
    expect(slip(wage, { godina: 2020, mjesec: 3, neto_plata_input: net }).bruto_ukupno).toBe(gross);
  });
});
