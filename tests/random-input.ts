import fc from 'fast-check';
import type { Presentation } from '../engine/core/calculator.ts';
import type { Field } from '../engine/core/field.ts';
import type { LawTree } from '../engine/core/law.ts';
import { changeOn } from '../engine/core/law.ts';
import { lawTrees } from '../engine/law/index.ts';

const decimal = (most: number, places: number): fc.Arbitrary<number> =>
  fc.integer({ min: 0, max: most * 10 ** places }).map((value) => value / 10 ** places);

/** Realistic wages and fees, sometimes a very small or a very large one. */
const amount = fc.oneof(
  { weight: 6, arbitrary: decimal(6000, 2) },
  { weight: 1, arbitrary: decimal(5, 2) },
  { weight: 1, arbitrary: decimal(10_000_000, 2) },
);

const byKind: Readonly<Record<string, (field: Field) => fc.Arbitrary<unknown>>> = {
  iznos: () => fc.oneof({ weight: 4, arbitrary: decimal(300, 2) }, { weight: 1, arbitrary: amount }),
  posto: ({ max, min }) => decimal((max ?? 300) - (min ?? 0) - 1, 2).map((value) => value + (min ?? 0) + 0.5),
  sati: ({ min = 0, max = 24 }) =>
    decimal(max - min, 2).map((value) => Math.round((value + min) * 100) / 100),
  dani: () => decimal(6, 1),
  koeficijent: () => decimal(4, 2),
  cijeli: ({ min, max }) => fc.integer({ min: min ?? 0, max: Math.min(max ?? 40, 40) }),
  da_ne: () => fc.boolean(),
  izbor: ({ choices }) => fc.constantFrom(...(choices ?? []).map(({ value }) => value)),
};

/** A plausible call of a calculator in one year; `given` fixes fields. */
export function randomInput(definition: Presentation, year: number): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(definition.fields)
    .filter(([name]) => !FITTING.has(name))
    .map(([name, field]) => [name, valueFor(definition, name, field, year)]);
  const [...bases] = Object.keys(definition.bases);
  const basis =
    bases.length > 0
      ? fc.tuple(fc.constantFrom(...bases), amount).map(([name, value]) => ({ [name]: value }))
      : fc.constant({});
  return fc
    .tuple(fc.record(Object.fromEntries(fields)), basis)
    .map(([input, chosen]) => ({ ...inItsMonth(oneDeduction(input)), ...chosen }));
}

/** Must fit other fields, so tests of their own give them: the days of a break, and uplifts within further pay. */
const FITTING: ReadonlySet<string> = new Set(['prekid_od', 'prekid_do', 'uvecanja_u_stimulaciji']);

/** A coefficient of the tax card and an amount exclude each other. */
const oneDeduction = (input: Record<string, unknown>): Record<string, unknown> =>
  input.koeficijent == null || !('licni_odbitak_input' in input)
    ? input
    : { ...input, licni_odbitak_input: null };

/** The days of an employment, moved into the month of a wage and in order. */
function inItsMonth(input: Record<string, unknown>): Record<string, unknown> {
  if (!('zaposlen_od' in input)) return input;
  const month = String(input.mjesec).padStart(2, '0');
  const [first, last] = [input.zaposlen_od, input.zaposlen_do].map((day) =>
    typeof day === 'string' ? day.replace(/-\d\d-/, `-${month}-`) : null,
  );
  const isReversed = first && last && last < first;
  return { ...input, zaposlen_od: isReversed ? last : first, zaposlen_do: isReversed ? first : last };
}

/** True of a field about a figure the law did not have when the year began: a filled one is mostly refused. */
function isBeforeItsLaw({ entity }: Presentation, { hint }: Field, year: number): boolean {
  const { parametri }: LawTree = lawTrees[entity];
  const figure = parametri[hint?.figure?.split('.')[0] ?? ''];
  return figure !== undefined && changeOn(figure, `${year}-01-01`) === undefined;
}

/** One of the options of a field that takes no other value. */
const offeredValue = ({ offered, offeredOnly }: Field): fc.Arbitrary<unknown> | undefined =>
  offeredOnly && offered ? fc.constantFrom(...offered) : undefined;

function valueFor(definition: Presentation, name: string, field: Field, year: number): fc.Arbitrary<unknown> {
  if (name === 'godina') return fc.constant(year);
  if (field.kind === 'datum')
    return fc.integer({ min: 1, max: 28 }).map((day) => `${year}-06-${String(day).padStart(2, '0')}`);
  const value = offeredValue(field) ?? byKind[field.kind]?.(field) ?? fc.constant(null);
  if (field.required || field.kind === 'da_ne' || field.missing) return value;
  if (isBeforeItsLaw(definition, field, year))
    return fc.oneof({ weight: 1, arbitrary: value }, { weight: 5, arbitrary: fc.constant(null) });
  return fc.option(value, { freq: 2 });
}
