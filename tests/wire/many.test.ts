import { testRecorded } from '../net/recorded.ts';
import type { Content } from '../net/store.ts';
import { badInputs } from './bad-inputs.ts';
import { calculators, EXPLAINED, JSON_TYPE, posted } from './service.ts';

const LINES = { 'Content-Type': 'application/x-ndjson' };
const EXPLAINED_LINES = { ...LINES, Prefer: EXPLAINED.Prefer };

const row = (poziv: string, unos: unknown) => JSON.stringify({ poziv, unos });

/** Every golden case, and of every calculator some inputs it refuses. */
const ROWS = calculators.flatMap((calculator) => {
  const { definition, rules } = calculator;
  const bad = badInputs(calculator).filter((_, at) => at % 40 === 0);
  return [...rules.examples.map(({ input }) => input), ...bad.map(([, input]) => input)].map((input) =>
    row(definition.path, input),
  );
});
const [GOOD = ''] = ROWS;
const FEW = ROWS.slice(0, 100);

/** Rows that are refused before a calculator sees them. */
const BAD_ROWS: readonly (readonly [name: string, row: string])[] = [
  ['a list', '[1]'],
  ['null', 'null'],
  ['a number', '1'],
  ['no call', '{"unos":{}}'],
  ['a call that does not exist', '{"poziv":"/nema","unos":{}}'],
  ['the batch itself', '{"poziv":"/obracuni","unos":[]}'],
  ['a call of another kind', '{"poziv":{},"unos":{}}'],
  ['a call of the language', '{"poziv":"__proto__","unos":{}}'],
  ['a field too many', '{"poziv":"/calculate","unos":{},"x":1}'],
  ['a long field too many', `{"poziv":"/calculate","unos":{},"${'x'.repeat(99)}":1}`],
  ['no input', '{"poziv":"/calculate"}'],
  ['more than 16 KB', row('/calculate', { x: 'x'.repeat(17_000) })],
];

/** Requests that are refused as a whole, or are at their limits. */
const WHOLE: readonly (readonly [name: string, body: string, headers: Readonly<Record<string, string>>])[] = [
  ['an empty list', '[]', JSON_TYPE],
  ['an empty body', '', JSON_TYPE],
  ['no list', '{}', JSON_TYPE],
  ['a broken list', '[{}', JSON_TYPE],
  ['a list with a comma too many', '[{},]', JSON_TYPE],
  ['1001 rows', `[${Array(1001).fill('1').join()}]`, JSON_TYPE],
  ['101 explained rows', `[${Array(101).fill('1').join()}]`, EXPLAINED],
  ['more than 4 MB', `[${' '.repeat(4 * 1024 * 1024)}]`, JSON_TYPE],
  ['another type', '[]', { 'Content-Type': 'text/plain' }],
  ['a packed list', '[]', { ...JSON_TYPE, 'Content-Encoding': 'br' }],
  ['packed lines', '', { ...LINES, 'Content-Encoding': 'br' }],
  ['no lines', '', LINES],
  ['blank lines between rows', `\n${GOOD}\r\n \n${GOOD}`, LINES],
  ['a byte order mark before rows', `\uFEFF${GOOD}\n`, LINES],
  ['a broken line', `${GOOD}\n{"poziv":\n${GOOD}\n`, LINES],
];

const numbered = (text: string): Content =>
  text.split(/\n|(?<=\}),(?=\{"status")/).map((answer, at) => [`${at}`, answer] as const);

const list = (rows: readonly string[]): string => `[${rows.join(',')}]`;

testRecorded(import.meta.filename, {
  list: async () => numbered(await posted('/obracuni', list(ROWS))),
  'list explained': async () => numbered(await posted('/obracuni', list(FEW), EXPLAINED)),
  lines: async () => numbered(await posted('/obracuni', ROWS.join('\n'), LINES)),
  'lines explained': async () => numbered(await posted('/obracuni', FEW.join('\n'), EXPLAINED_LINES)),
  'bad rows': () =>
    Promise.all(
      BAD_ROWS.flatMap(([name, bad]) => [
        named(`${name} in a list`, posted('/obracuni', list([GOOD, bad, GOOD]))),
        named(`${name} in lines`, posted('/obracuni/', [GOOD, bad, GOOD].join('\n'), LINES)),
      ]),
    ),
  'whole requests': () =>
    Promise.all(WHOLE.map(([name, body, headers]) => named(name, posted('/obracuni', body, headers)))),
});

async function named(name: string, answer: Promise<string>): Promise<Content[number]> {
  return [name, await answer];
}
