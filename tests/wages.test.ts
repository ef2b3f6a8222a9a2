import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, feninga, months, needed, refusal, salaries, slip } from './salary.fixture.ts';

/** Additional inputs of a month, in amounts that fit into any. */
const happenings = fc.record({
  sati_dnevno: fc.constantFrom(null, 4, 6, 7.5, 8),
  neplaceno: fc.constantFrom(null, 1, 0.5),
  neodrađeni_sati: fc.constantFrom(null, 3),
  bolovanje_sati: fc.constantFrom(null, 7, 16),
  bolovanje_proc: fc.constantFrom(null, 66.67, 100),
  bolovanje_osnovica: fc.constantFrom(null, 9.87),
  odsustvo_fond_sati: fc.constantFrom(null, 8),
  stimulacija: fc.constantFrom(null, 150.55),
  neoporezivo: fc.constantFrom(null, 53),
  obustave: fc.constantFrom(null, 210.75),
  staz: fc.integer({ min: 0, max: 40 }),
});

/** Days of the month, so that most of it is worked. */
const employment = fc.record({
  from: fc.constantFrom(null, '02', '05'),
  until: fc.constantFrom(null, '20', '28'),
});

const wage = fc.tuple(months, happenings, employment).map(([month, rest, { from, until }]) => {
  const inMonth = (day: string | null) =>
    day && `${month.godina}-${String(month.mjesec).padStart(2, '0')}-${day}`;
  return { ...month, ...rest, zaposlen_od: inMonth(from), zaposlen_do: inMonth(until) };
});

const KINDS = [
  'rad_sati',
  'praznicni_sati',
  'placeni_sati',
  'bolovanje_sati',
  'odsustvo_fond_sati',
  'neplaceni_sati',
  'van_odnosa_sati',
];

describe.each(salaries.map((calculator) => ({ id: calculator.definition.id, calculator })))(
  '$id',
  ({ calculator }) => {
    const { bases } = calculator.definition;

    /** Every line of a slip, also those that are only explained; amounts and hours in hundredths. */
    const lines = (input: Record<string, unknown>) => {
      const outcome = calculator.calculate({ ...needed(calculator), ...input }, '2026-11-22');
      if ('issues' in outcome) throw new Error(outcome.issues[0]?.poruka);
      return outcome.calculation.scope.lines as Readonly<Record<string, number>>;
    };

    it('has each hour of the fund in exactly one of seven kinds', () => {
      fc.assert(
        fc.property(wage, (input) => {
          const { mjesec_sati, ...all } = lines({ ...input, bruto_plata_input: 2000 });
          const kinds = KINDS.map((kind) => all[kind] ?? Number.NaN);
          expect(Math.min(...kinds)).toBeGreaterThanOrEqual(0);
          expect(kinds.reduce((sum, hours) => sum + hours, 0)).toBe(mjesec_sati);
        }),
      );
    });

    it('inverts every result, whatever the month contains', () => {
      fc.assert(
        fc.property(wage, fc.integer({ min: 60_000, max: 900_000 }), (input, gross) => {
          const given = { ...input, bruto_plata_input: gross / 100 };
          const forward = slip(calculator, given);
          for (const [name, { line: red }] of Object.entries(bases)) {
            if (red === undefined) continue;
            const back = slip(calculator, { ...given, bruto_plata_input: null, [name]: forward[red] });
            expect(back[red]).toBe(forward[red]);
            const more = cents(back.bruto_ukupno) - cents(forward.bruto_ukupno);
            expect(Math.abs(more)).toBeLessThanOrEqual(4);
          }
        }),
      );
    });

    it('adds up from the basic wage to the payout', () => {
      fc.assert(
        fc.property(wage, feninga, (input, gross) => {
          const all = lines({ ...input, bruto_plata_input: gross / 100 });
          const sum = (...names: string[]) => names.reduce((total, name) => total + (all[name] ?? 0), 0);
          const meal = 'topli_obrok_oporezivi' in all ? 'topli_obrok_oporezivi' : 'topli_obrok';
          expect(sum('bruto_ukupno')).toBe(
            sum('bruto_plata_sa_uvecanjem', 'minuli_rad', 'bolovanje_iznos', 'stimulacija', meal),
          );
          const untaxed = meal === 'topli_obrok' ? 0 : sum('topli_obrok');
          const net = 'solidarnost_neto' in all ? 'solidarnost_neto' : 'neto_plata';
          const paid = sum(net, 'neoporezivo') + untaxed - sum('obustave');
          expect(sum('za_isplatu')).toBe(Math.max(0, paid));
          for (const [name, value] of Object.entries(all)) expect(value, name).toBeGreaterThanOrEqual(0);
        }),
      );
    });

    it('pays no less for more gross, more hours or fewer deductions', () => {
      fc.assert(
        fc.property(wage, fc.integer({ min: 60_000, max: 900_000 }), (input, gross) => {
          const paid = (changed: object) =>
            cents(slip(calculator, { ...input, bruto_plata_input: gross / 100, ...changed }).za_isplatu);
          const usual = paid({});
          expect(paid({ bruto_plata_input: (gross + 2000) / 100 })).toBeGreaterThanOrEqual(usual);
          expect(paid({ neplaceno: (input.neplaceno ?? 0) + 1 })).toBeLessThanOrEqual(usual);
          expect(paid({ obustave: (input.obustave ?? 0) + 10 })).toBeLessThanOrEqual(usual);
          expect(paid({ neoporezivo: (input.neoporezivo ?? 0) + 10 })).toBeGreaterThanOrEqual(usual);
        }),
      );
    });

    it('counts no deduction into contributions, tax or net', () => {
      fc.assert(
        fc.property(wage, feninga, (input, gross) => {
          const given = { ...input, bruto_plata_input: gross / 100 };
          const { neto_plata, doprinosi_ukupno, porez } = slip(calculator, { ...given, obustave: null });
          expect(slip(calculator, { ...given, obustave: 500 })).toMatchObject({
            neto_plata,
            doprinosi_ukupno,
            porez,
          });
        }),
      );
    });

    const hasLeastBase = 'najniza_osnovica' in calculator.definition.fields;
    it.runIf(hasLeastBase)(
      'lowers no contribution by the minimum base, and raises them to at least that',
      () => {
        fc.assert(
          fc.property(months, fc.integer({ min: 100_000, max: 400_000 }), (month, gross) => {
            const given = { ...month, bruto_plata_input: gross / 100 };
            const plain = slip(calculator, given);
            const raised = slip(calculator, { ...given, najniza_osnovica: true });
            expect(raised.doprinosi_ukupno).toBeGreaterThanOrEqual(plain.doprinosi_ukupno ?? 0);
            expect(cents(raised.osnovica_doprinosa)).toBeGreaterThanOrEqual(cents(plain.osnovica_doprinosa));
            expect(raised.bruto_ukupno).toBe(plain.bruto_ukupno);
          }),
        );
      },
    );

    it('changes nothing by an estimate in a known month, and allows none before the first law', () => {
      fc.assert(
        fc.property(wage, (input) => {
          const given = { ...input, bruto_plata_input: 2000 };
          expect(slip(calculator, { ...given, procjena: true })).toEqual(slip(calculator, given));
        }),
        { numRuns: 20 },
      );
      const before = { godina: 2017, mjesec: 12, bruto_plata_input: 1500, procjena: true };
      expect(refusal(calculator, before)?.kod).toBe('nema_propisa');
    });

    it('marks an estimate as one, and names its law', () => {
      const answer = slip(calculator, { godina: 2030, mjesec: 5, bruto_plata_input: 2000, procjena: true });
      expect(answer).toMatchObject({ procjena: true });
      expect(JSON.stringify(answer.upozorenja)).toMatch(
        /Procjena: propisi za 05\/2030 još nisu poznati \(.+ i još \d+\), .* iz \d{2}\/20\d{2}/,
      );
    });
  },
);
