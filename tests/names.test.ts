import { expect, test } from 'vitest';
import glossary from '../docs/glossary.md?raw';
import { loadCalculators, loadTools } from '../engine/calculators/load.ts';
import { lawTrees } from '../engine/law/index.ts';
import { components } from '../service/openapi/components.ts';
import { type Declared, declaredNames, plainWord, wordsIn } from './declared-names.ts';

const read = (files: Record<string, string>): Declared[] =>
  Object.entries(files)
    .filter(([file]) => !/\.(test|fixture)\.|node_modules/.test(file))
    .flatMap(([file, source]) => declaredNames(file, source));

const technical = read(
  import.meta.glob<string>(['../engine/core/**/*.ts', '../site/**/*.{ts,tsx}'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const elsewhere = read(
  import.meta.glob<string>(
    ['../engine/{law,rules,calculators,documents,payroll}/**/*.ts', '../service/**/*.ts'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  ),
);

/** The Bosnian words of the glossary: the first cell of each row. */
const explained = new Set(
  [...glossary.matchAll(/^\| (?!Bosnian|-)([^|]+) \|/gm)].flatMap(([, cell = '']) => wordsIn(cell)),
);

/** Words that are the same in both columns. */
const BOTH: ReadonlySet<string> = new Set([
  'do',
  'formula',
  'i',
  'minimum',
  'minimal',
  'pos',
  's',
  'o',
  'na',
]);

/** Files of the core and the site that name stored or sent data in Bosnian, and why. */
const BOSNIAN: Readonly<Record<string, string>> = {
  '../engine/core/explanation/citation.ts': 'a provision, as answers carry it',
  '../engine/core/days/day.ts': 'a period, as calls carry it',
  '../engine/core/explanation/explanation.ts': 'the explanation, as answers carry it',
  '../engine/core/issue.ts': 'refusals and warnings, as answers carry them',
  '../engine/core/law.ts': 'the law, as /zakon.json has it',
  '../engine/core/lines-of.ts': 'the answer, as it comes',
  '../site/calculator/api/problem.ts': 'refusals, as they come',
  '../site/special-calculators/pdv/vat-line.ts': 'a line of VAT, as tabs keep it',
  '../site/storage/db/tables.ts': 'tables, as they are kept and exported',
  '../site/storage/db/database.ts': 'tables of what is kept, as they are named on the device',
  '../site/storage/fragment.ts': 'inputs, as the history of a tab keeps them',
};

const bosnianIn = ({ name }: Declared): string[] =>
  wordsIn(name).filter((word) => explained.has(word) && !BOTH.has(word));

test('names the core and the site in English, except for stored or sent names in Bosnian', () => {
  const found = technical.filter((one) => bosnianIn(one).length > 0 && !(one.file in BOSNIAN));
  expect(found.map(({ file, name }) => `${file} ${name}`)).toEqual([]);
});

test('has no exception without a reason', () => {
  const files = new Set(technical.filter((one) => bosnianIn(one).length > 0).map(({ file }) => file));
  expect(Object.keys(BOSNIAN).filter((file) => !files.has(file))).toEqual([]);
});

test('gives an exported type a unique name', () => {
  const names = [...technical, ...elsewhere].filter(({ isType }) => isType).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(200);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

/** English names from the specification of the calls. */
const GIVEN = ['start', 'end', 'date', 'next', 'anniversary', 'input', 'period', 'detail', 'status', 'url'];
/** From this length on words with the same beginning are forms of one. */
const STEM = 5;

const stems = new Set(
  [...explained].filter((word) => word.length >= STEM).map((word) => word.slice(0, STEM)),
);
const isExplained = (word: string): boolean =>
  explained.has(word) || (word.length >= STEM && stems.has(word.slice(0, STEM)));

const keysOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [
        ...(key === 'properties' ? Object.keys(inner as object) : []),
        ...keysOf(inner),
      ])
    : [];

test('explains every word of the calls, the lines and the law in the glossary', async () => {
  const calculators = [...(await loadCalculators()), ...(await loadTools())];
  const names = [
    ...calculators.flatMap(({ definition: { fields, bases, lines } }) =>
      [fields, bases, lines].flatMap(Object.keys),
    ),
    ...Object.values(lawTrees).flatMap(({ parametri }) =>
      Object.entries(parametri).flatMap(([name, { znacenja }]) => [name, ...Object.keys(znacenja)]),
    ),
    ...keysOf(components),
  ];
  const words = new Set(names.flatMap(wordsIn).filter((word) => !/^\d/.test(word)));
  expect([...words].filter((word) => !isExplained(word) && !GIVEN.includes(plainWord(word)))).toEqual([]);
});
