import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { yearOf } from '../engine/core/days/day.ts';
import { firstUnknown } from '../engine/law/known.fixture.ts';
import { cents, feninga, months, needed, refusal, salaries, slip, TODAY } from './salary.fixture.ts';

describe.each(salaries.map((calculator) => ({ id: calculator.definition.id, calculator })))(
  '$id',
  ({ calculator }) => {
    const inSrpska = calculator.definition.entity === 'rs';
    const { radno_vrijeme } = calculator.rules.law.parametri;
    if (!radno_vrijeme) throw new Error('a wage without working time');
    const unknown = firstUnknown(radno_vrijeme);

    it('raises the net with the gross, to within the rounding of its lines', () => {
      // Outside Republika Srpska three contributions round separately, so a fening more of gross may cost two of net.
      const slack = inSrpska ? 1 : 2;
      fc.assert(
        fc.property(months, feninga, fc.integer({ min: 1, max: 500 }), (month, low, more) => {
          const net = (gross: number) =>
            cents(slip(calculator, { ...month, bruto_plata_input: gross / 100 }).neto_plata);
          expect(net(low + more)).toBeGreaterThanOrEqual(net(low) - slack);
          expect(net(low + 2000)).toBeGreaterThan(net(low));
        }),
      );
    });

    it('has totals equal to the sums of the lines shown', () => {
      fc.assert(
        fc.property(months, feninga, fc.integer({ min: 0, max: 40 }), (month, gross, staz) => {
          const lines = slip(calculator, { ...month, staz, bruto_plata_input: gross / 100 });
          const sum = (...names: string[]) =>
            names.reduce((total, name) => total + cents(lines[name] ?? 0), 0);
          expect(sum('doprinosi_ukupno')).toBe(sum('PIO', 'zdravstveno', 'nezaposlenost', 'djeca'));
          expect(sum('bruto_ukupno')).toBe(sum('neto_plata', 'doprinosi_ukupno', 'porez'));
          const meal = inSrpska ? 'topli_obrok' : 'topli_obrok_oporezivi';
          const pay = ['bruto_plata_sa_uvecanjem', 'minuli_rad', 'bolovanje_iznos', 'stimulacija'];
          expect(sum('bruto_ukupno')).toBe(sum(...pay, meal));
        }),
      );
    });

    it.each([
      [{ godina: 2017, mjesec: 12 }, 'nema_propisa'],
      [{ godina: yearOf(unknown), mjesec: Number(unknown.slice(5, 7)) }, 'nema_propisa'],
      [{ godina: 2025, mjesec: 13 }, 'raspon'],
      [{ godina: 2025 }, 'obavezno'],
      [{ godina: 2025, mjesec: 3, neplaceno: 22 }, 'odsustvo'],
      [{ godina: 2025, mjesec: 3, neodrađeni_sati: 168.5 }, 'odsustvo'],
      [{ godina: 2025, mjesec: 3, ima_preko: true, nocni: true }, 'obavezno'],
      [{ godina: 2025, mjesec: 3, neto_plata_input: 900 }, 'osnova'],
      [{ godina: 2025, mjesec: 3, staz: 2.5 }, 'decimale'],
      [{ godina: 2025, mjesec: 3, plata: 1 }, 'nepoznato_polje'],
    ])('refuses %j as %s, with a sentence', (input, kod) => {
      const issue = refusal(calculator, { bruto_plata_input: 1000, ...input });
      expect(issue?.kod).toBe(kod);
      expect(issue?.poruka).toMatch(/^\p{Lu}.*\.$/u);
    });

    it.each([10_000_000.01, -1, 1000.005, '1000', true, [1000], { iznos: 1 }])(
      'refuses a gross of %j',
      (gross) => {
        expect(refusal(calculator, { godina: 2025, mjesec: 3, bruto_plata_input: gross })?.polje).toBe(
          'bruto_plata_input',
        );
      },
    );

    it('refuses a call without a basis', () => {
      expect(refusal(calculator, { godina: 2025, mjesec: 3 })?.kod).toBe('osnova');
    });
  },
);

test('writes exact figures under a line, and names the holidays', () => {
  const [calculator] = salaries;
  const input = { mjesec: 5, godina: 2025, ima_preko: true, prekovremeni: true, prekovremeni_sati: 10 };
  const outcome = calculator?.calculate({ ...input, bruto_plata_input: 3833 }, TODAY);
  if (!calculator || !outcome || 'issues' in outcome) throw new Error('refused');
  const written = new Map(calculator.describe(outcome.calculation).map((line) => [line.name, line]));
  expect(written.get('prekovremeni_iznos')?.working).toBe('(3.833,00 / 176) × 10 × (1 + 26 %)');
  expect(written.get('praznicni_dani')).toMatchObject({
    working: '1. 5. 2025. Praznik rada; 2. 5. 2025. Praznik rada; 9. 5. 2025. Dan pobjede nad fašizmom',
    citations: [{ propis: 'Zakon o praznicima RS', clan: 'čl. 2–5' }],
  });
});

test('separates the agreed gross from the basic one when a day is unpaid', () => {
  for (const calculator of salaries) {
    const input = { ...needed(calculator), mjesec: 5, godina: 2025, bruto_plata_input: 1760, neplaceno: 1 };
    const outcome = calculator.calculate(input, TODAY);
    if ('issues' in outcome) throw new Error(outcome.issues[0]?.poruka);
    const basic = calculator.describe(outcome.calculation).find(({ name }) => name === 'bruto_plata_osnovna');
    expect(basic?.label).toMatch(/^Bruto osnovna pla(ta|ća)$/);
    expect(basic?.value).toBe(1680);
    expect(basic?.formula).toMatch(/^ugovorena bruto pla(ta|ća) /);
    expect(basic?.working).toMatch(/^1\.760,00 /);
  }
});

describe('Republika Srpska with hot meal', () => {
  const [calculator] = salaries.filter(({ definition }) => definition.id === 'minuli-topli');
  if (!calculator) throw new Error('the calculator is missing');

  it('computes a full slip worked out by hand', () => {
    const lines = slip(calculator, {
      mjesec: 5,
      godina: 2025,
      staz: 10,
      bruto_plata_input: 1760,
      neplaceno: 1,
      dnevnice: 2,
      ima_preko: true,
      prekovremeni: true,
      prekovremeni_sati: 10,
      praznik: true,
      praznik_sati: 8,
      praznik_proc: 50,
    });
    // 22 weekdays, 3 of them holidays; 10.00 KM an hour; 18 days worked and a holiday, two per diems: 17 meals of 18.24.
    expect(lines).toMatchObject({
      radni_dani: 22,
      praznicni_dani: 3,
      mjesec_sati: 176,
      neradno_vrijeme: 8,
      dana_radio: 18,
      topli_dani: 17,
      topli_obrok: 310.08,
      bruto_plata_osnovna: 1680,
      minuli_rad: 50.4,
      prekovremeni_iznos: 126,
      praznik_iznos: 40,
      ukupno_uvecanje: 166,
      bruto_plata_sa_uvecanjem: 1846,
      bruto_ukupno: 2206.48,
      doprinosi_ukupno: 684.01,
      zdravstveno: 225.06,
      djeca: 37.51,
      nezaposlenost: 13.24,
      PIO: 408.2,
      porez: 96.52,
      neto_plata: 1425.95,
      solidarnost_iznos: 3.56,
      solidarnost_neto: 1422.39,
    });
  });

  it('counts paid days and missed hours together against the month', () => {
    const month = { mjesec: 6, godina: 2026, bruto_plata_input: 1500 };
    expect(refusal(calculator, { ...month, placeno: 21, neodrađeni_sati: 8 })).toBeUndefined();
    expect(refusal(calculator, { ...month, placeno: 22, neodrađeni_sati: 0.5 })).toMatchObject({
      polje: 'placeno',
      poruka: 'Odsustvo je duže od mjeseca: u 06/2026 je radnih dana 22, sati 176, a odsustva 176,5.',
    });
    expect(refusal(calculator, { ...month, zaposlen_od: '2026-06-30', bolovanje_sati: 16 })).toMatchObject({
      polje: 'bolovanje_sati',
      poruka:
        'Odsustvo je duže od mjeseca: u 06/2026 je radnih dana 22, sati 176, od toga u radnom odnosu 8, a odsustva 16.',
    });
  });

  it('refuses a net below that of the hot meal alone, with the reason', () => {
    expect(refusal(calculator, { mjesec: 4, godina: 2025, neto_plata_input: 100 })?.poruka).toContain(
      'topli obrok',
    );
  });

  it('warns of a hot meal, an uplift and a wage below the legal minimum, without changing them', () => {
    const lines = slip(calculator, {
      mjesec: 4,
      godina: 2025,
      bruto_plata_input: 600,
      topli_obrok_input: 10,
      ima_preko: true,
      nocni: true,
      nocni_sati: 8,
    });
    const fields = (lines.upozorenja as unknown as { polje: string }[]).map(({ polje }) => polje);
    expect(fields).toEqual(['topli_obrok_dan', 'nocni_iznos', 'bruto_plata_osnovna', 'osnovica_doprinosa']);
    expect(lines.topli_obrok).toBe(220);
  });

  it('warns when a figure of low certainty is part of the result', () => {
    const lines = slip(calculator, { mjesec: 4, godina: 2019, bruto_plata_input: 2000 });
    expect(JSON.stringify(lines.upozorenja)).toContain('niske pouzdanosti');
  });
});
