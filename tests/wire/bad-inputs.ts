import type { Calculator } from '../../engine/core/calculate.ts';
import type { Definition, Presentation } from '../../engine/core/calculator.ts';
import type { Field, Fields } from '../../engine/core/field.ts';
import { fieldsOf } from '../../engine/core/input.ts';
import { boundsOf } from '../../engine/core/schema.ts';
import { yearsOf } from './inputs.ts';

type Input = Readonly<Record<string, unknown>>;
type NamedInput = readonly [name: string, input: unknown];

/** Values that are wrong for most kinds of fields. */
const WRONG: readonly unknown[] = [null, 'tekst', '', true, 1.123_456_789, -1, 1e15, [], {}];
const NO_DAYS: readonly unknown[] = ['2026-02-30', '2026-2-3', '1899-12-31', '9999-12-31', 20_260_203];
const BEFORE_ANY_LAW = 2017;

/** Inputs a calculator may refuse, each named after its error. */
export function badInputs(calculator: Calculator): readonly NamedInput[] {
  const { definition, rules } = calculator;
  const good = rules.examples[0]?.input ?? {};
  return [
    ...Object.entries(fieldsOf(definition)).flatMap(([name, field]) =>
      badFields(definition, good, name, field),
    ),
    ...badBases(definition, good),
    ...unknownTimes(definition, good),
    ['an unknown field', { ...good, nepoznato_polje: 1 }],
    ['25 unknown fields', { ...good, ...Object.fromEntries(numbered(25)) }],
    ['an unknown field with a long name', { ...good, ['x'.repeat(99)]: 1 }],
    ['a field of the language', JSON.parse('{"__proto__":1,"constructor":1}')],
    ['nothing', {}],
    ...[null, [], [good], 'tekst', 1, true].map(
      (one): NamedInput => [`no object: ${JSON.stringify(one)}`, one],
    ),
  ];
}

const numbered = (count: number): readonly (readonly [string, number])[] =>
  Array.from({ length: count }, (_, at) => [`polje_${at}`, at]);

/** One field missing, of another kind, finer than its unit, and outside its limits. */
function badFields(
  definition: Definition & Presentation,
  good: Input,
  name: string,
  field: Field,
): readonly NamedInput[] {
  const { [name]: _, ...without } = { ...good, ...switchesOn(definition.fields, field) };
  const values = [...WRONG, ...limitsOf(field), ...(field.kind === 'datum' ? NO_DAYS : [])];
  return [
    [`${name} missing`, without],
    ...values.map((value): NamedInput => [`${name} ${JSON.stringify(value)}`, { ...without, [name]: value }]),
  ];
}

/** The limits, and the values just outside. */
function limitsOf(field: Field): readonly unknown[] {
  if (['datum', 'da_ne', 'izbor'].includes(field.kind)) return [];
  if (field.kind === 'periodi')
    return [[{ od: '2026-01-02' }], [{ od: '2026-01-02', do: '2026-01-01', x: 1 }]];
  const { least, most } = boundsOf(field);
  return [least - 0.01, least, most, most + 0.01];
}

/** Without its switches a field is not read. */
function switchesOn(fields: Fields, { when }: Field): Input {
  const outer = when === undefined ? undefined : fields[when];
  return when === undefined ? {} : { ...(outer && switchesOn(fields, outer)), [when]: true };
}

function badBases({ bases }: Definition, good: Input): readonly NamedInput[] {
  const names = Object.keys(bases);
  if (names.length === 0) return [];
  const none = Object.fromEntries(Object.entries(good).filter(([name]) => !names.includes(name)));
  const all = Object.fromEntries(names.map((name) => [name, 1000]));
  return [
    ['no basis', none],
    ['every basis', { ...none, ...all }],
    ...names.map((name): NamedInput => [`the least of ${name}`, { ...none, [name]: 0.01 }]),
    ...names.map((name): NamedInput => [`nothing as ${name}`, { ...none, [name]: 0 }]),
  ];
}

/** Months, years and days without law, also with an estimate requested. */
function unknownTimes(definition: Definition & Presentation, good: Input): readonly NamedInput[] {
  const { fields } = definition;
  const unknown = (yearsOf(definition).at(-1) ?? 0) + 1;
  const years = [BEFORE_ANY_LAW, unknown, unknown + 5];
  const days = Object.keys(fields).filter((name) => fields[name]?.kind === 'datum');
  return years.flatMap((year): readonly NamedInput[] => [
    ...days.map((name): NamedInput => [`${name} in ${year}`, { ...good, [name]: `${year}-06-15` }]),
    ...('mjesec' in fields ? months(year, good) : 'godina' in fields ? [inYear(year, good)] : []),
  ]);
}

const inYear = (godina: number, good: Input): NamedInput => [`the year ${godina}`, { ...good, godina }];

const months = (godina: number, good: Input): readonly NamedInput[] =>
  [0, 1, 7, 12, 13].flatMap((mjesec): readonly NamedInput[] => [
    [`month ${mjesec}/${godina}`, { ...good, mjesec, godina }],
    [`month ${mjesec}/${godina}, estimated`, { ...good, mjesec, godina, procjena: true }],
  ]);
