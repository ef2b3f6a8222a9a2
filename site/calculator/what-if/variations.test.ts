import { expect, it } from 'vitest';
import { variationsOf } from './variations.ts';

const call = { mjesec: 10, godina: 2026, neto_plata_input: 1000.5, bruto_plata_input: null };

it('changes only the given amount in steps, to the fening, and never to zero', () => {
  const steps = variationsOf('koraci', call, 'neto_plata_input', 1600);
  expect(steps.find(({ text }) => text === '+50 KM')?.call).toEqual({ ...call, neto_plata_input: 1050.5 });
  expect(steps.find(({ text }) => text === '−1 %')?.call).toEqual({ ...call, neto_plata_input: 990.5 });
  expect(steps.find(({ text }) => text === 'kako je upisano')?.call).toEqual(call);
  const small = variationsOf('koraci', { ...call, neto_plata_input: 100 }, 'neto_plata_input', 1600);
  expect(small.map(({ text }) => text)).not.toContain('−100 KM');
});

it('has the twelve months of the year', () => {
  const months = variationsOf('mjeseci', call, 'neto_plata_input', 1600);
  expect(months.map(({ text }) => text).slice(0, 2)).toEqual(['01/2026', '02/2026']);
  expect(months).toHaveLength(12);
});

it('keeps the days of a wage hired inside its month there, and computes every other month whole', () => {
  const hired = { ...call, zaposlen_od: '2026-10-12', zaposlen_do: '2026-10-20' };
  for (const { text, call: varied } of variationsOf('mjeseci', hired, 'neto_plata_input', 1600))
    if (text === '10/2026') expect(varied).toEqual(hired);
    else expect(varied).toEqual({ ...call, mjesec: Number(text.slice(0, 2)) });
});

it('gives the curve by gross for any basis', () => {
  const [first] = variationsOf('kriva', call, 'neto_plata_input', 1600);
  expect(first?.call).toEqual({ ...call, neto_plata_input: null, bruto_plata_input: 250 });
});

it('extends the curve beyond the wage on the screen', () => {
  expect(variationsOf('kriva', call, 'neto_plata_input', 1600).at(-1)?.text).toBe('5.000 KM');
  expect(variationsOf('kriva', call, 'neto_plata_input', 9000).at(-1)?.text).toBe('15.000 KM');
});
