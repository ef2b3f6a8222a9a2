import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadCalculators } from '../engine/calculators/load.ts';
import type { Calculator } from '../engine/core/calculate.ts';
import type { Presentation } from '../engine/core/calculator.ts';
import { dayOf, daysInMonth, weekdayOf } from '../engine/core/days/day.ts';
import { toWire } from '../engine/core/numbers/value.ts';
import { faultsOf } from './faults.ts';
import { randomInput } from './random-input.ts';

const TODAY = '2026-11-21';
const YEAR = 2026;

const wages = (await loadCalculators()).filter(({ definition }) => 'prekid_od' in definition.fields);

interface Break {
  readonly prekid_od: string;
  readonly prekid_do: string;
}

/** A break inside the employment of a drawn month, with an employed day on either side. */
function breakIn(input: Readonly<Record<string, unknown>>, start: number, length: number): Break | undefined {
  const month = Number(input.mjesec);
  const dateOf = (day: unknown, otherwise: number) =>
    typeof day === 'string' ? Number(day.slice(8)) : otherwise;
  const first = dateOf(input.zaposlen_od, 1) + 1;
  const last = dateOf(input.zaposlen_do, daysInMonth(YEAR, month)) - 1;
  const from = first + start;
  const to = Math.min(last, from + length);
  return from > to ? undefined : { prekid_od: dayOf(YEAR, month, from), prekid_do: dayOf(YEAR, month, to) };
}

function linesOf(calculator: Calculator<Presentation>, input: unknown) {
  const outcome = calculator.calculate(input, TODAY);
  if (!('calculation' in outcome)) throw new Error(JSON.stringify(outcome.issues));
  return outcome.calculation.scope.lines as Readonly<Record<string, number>>;
}

describe.each(wages.map((calculator) => ({ id: calculator.definition.id, calculator })))(
  'a break between two employments: $id',
  ({ calculator }) => {
    it('matches its notations in every drawn month', () => {
      fc.assert(
        fc.property(
          randomInput(calculator.definition, YEAR),
          fc.nat(20),
          fc.nat(20),
          (drawn, start, length) => {
            const gap = breakIn(drawn, start, length);
            fc.pre(gap !== undefined);
            const outcome = calculator.calculate({ ...drawn, ...gap }, TODAY);
            fc.pre('calculation' in outcome);
            if ('calculation' in outcome) expect(faultsOf(calculator, outcome.calculation)).toEqual([]);
          },
        ),
        { numRuns: 40 },
      );
    });

    it('has fewer days by the weekdays of the break', () => {
      const whole = { mjesec: 10, godina: YEAR, bruto_plata_input: 2000, fond: 'RS', prekid_od: null };
      for (const [from, to] of [
        [5, 9],
        [10, 11],
        [8, 20],
      ] as const) {
        const given = { ...whole, prekid_od: dayOf(YEAR, 10, from), prekid_do: dayOf(YEAR, 10, to) };
        const input = Object.fromEntries(
          Object.entries(given).filter(
            ([name]) => name in calculator.definition.fields || name.startsWith('bruto'),
          ),
        );
        const weekdays = Array.from({ length: to - from + 1 }, (_, at) =>
          weekdayOf(dayOf(YEAR, 10, from + at)),
        );
        const lines = linesOf(calculator, input);
        const outside = weekdays.filter((weekday) => weekday < 6).length;
        expect(toWire('dani', lines.van_odnosa ?? 0)).toBe(outside);
        expect(toWire('sati', lines.redovni_sati ?? 0)).toBe((22 - outside) * 8);
      }
    });

    it.each([
      [{ prekid_od: '2026-10-05' }, 'prekid_do'],
      [{ prekid_do: '2026-10-05' }, 'prekid_od'],
      [{ prekid_od: '2026-10-09', prekid_do: '2026-10-05' }, 'prekid_od'],
      [{ prekid_od: '2026-10-01', prekid_do: '2026-10-05' }, 'prekid_od'],
      [{ prekid_od: '2026-10-20', prekid_do: '2026-10-31' }, 'prekid_od'],
      [{ prekid_od: '2026-09-20', prekid_do: '2026-09-25' }, 'prekid_od'],
      [{ zaposlen_od: '2026-10-05', prekid_od: '2026-10-05', prekid_do: '2026-10-06' }, 'prekid_od'],
    ])('refuses %j', (days, field) => {
      const base = { mjesec: 10, godina: YEAR, bruto_plata_input: 2000 };
      const own = 'fond' in calculator.definition.fields ? { fond: 'RS' } : {};
      const outcome = calculator.calculate({ ...base, ...own, ...days }, TODAY);
      expect('issues' in outcome && outcome.issues.map(({ polje }) => polje)).toEqual([field]);
    });
  },
);
