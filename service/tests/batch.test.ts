import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, calculators, JSON_TYPE as LIST, post, postExplained, testApp } from './app.fixture.ts';
import { listening } from './server.fixture.ts';

const app = testApp();
let service: Awaited<ReturnType<typeof listening>>;
beforeAll(async () => {
  service = await listening();
});
afterAll(() => service.stop(0));

type Send = (body: string, headers?: Readonly<Record<string, string>>, path?: string) => Promise<Response>;

const WAYS: readonly [string, Send][] = [
  [
    'on Node',
    (body, headers = LIST, path = '/obracuni') =>
      fetch(service.origin + path, { method: 'POST', body, headers }),
  ],
  [
    'through fetch',
    (body, headers = LIST, path = '/obracuni') => ask(app, path, { method: 'POST', body, headers }),
  ],
];

const LINES = { 'Content-Type': 'application/x-ndjson' };
const wage = { poziv: '/calculate_fbih', unos: { mjesec: 4, godina: 2025, bruto_plata_input: 2000 } };

const everyCase = calculators.flatMap(({ definition, rules }) =>
  rules.examples.map(({ input }) => ({ poziv: definition.path, unos: input as unknown })),
);

/** The expected answer of a row: that of its own call. */
async function alone({ poziv, unos }: { poziv: string; unos: unknown }, isExplained = false) {
  const response = await (isExplained ? postExplained : post)(app, poziv, JSON.stringify(unos));
  const answer = await response.json();
  return response.status === 200 ? { status: 200, odgovor: answer } : { status: response.status, ...answer };
}

const linesOf = async (response: Response) =>
  (await response.text())
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

describe.each(WAYS)('%s', (_way, send) => {
  test('answers a list as a list, each element as its own call', async () => {
    const response = await send(JSON.stringify(everyCase));
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/json']);
    expect(await response.json()).toEqual(await Promise.all(everyCase.map((row) => alone(row))));
  });

  test('refuses only the row with a name twice', async () => {
    const good = JSON.stringify(wage);
    const unos = '{"mjesec":4,"godina":2025,"bruto_plata_input":2000,"bruto_plata_input":3000}';
    const twice = `{"poziv":"/calculate_fbih","unos":${unos}}`;
    const list = await (await send(`[${good},${twice}]`)).json();
    expect(list).toMatchObject([{ status: 200 }, { status: 422, greske: [{ polje: 'bruto_plata_input' }] }]);
    expect(await linesOf(await send(`${good}\n${twice}`, LINES))).toEqual(list);
  });

  test('answers with a slash at the end', async () => {
    const response = await send(JSON.stringify([wage]), LIST, '/obracuni/');
    expect(await response.json()).toEqual([await alone(wage)]);
  });

  test('answers lines as lines, each as its own call', async () => {
    const response = await send(everyCase.map((row) => JSON.stringify(row)).join('\r\n'), LINES);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/x-ndjson']);
    expect(await linesOf(response)).toEqual(await Promise.all(everyCase.map((row) => alone(row))));
  });

  test('explains each answer when requested', async () => {
    const rows = everyCase.slice(0, 5);
    const wanted = await Promise.all(rows.map((row) => alone(row, true)));
    const Prefer = 'objasnjenje';
    expect(await (await send(JSON.stringify(rows), { ...LIST, Prefer })).json()).toEqual(wanted);
    const lines = rows.map((row) => JSON.stringify(row)).join('\n');
    expect(await linesOf(await send(lines, { ...LINES, Prefer }))).toEqual(wanted);
  });

  test('accepts a list up to 1000 rows, 100 explained, and 4 MB', async () => {
    const list = (count: number) => `[${Array(count).fill(JSON.stringify(wage)).join(',')}]`;
    const statusOf = async (body: string, headers = LIST) => (await send(body, headers)).status;
    const explained = { ...LIST, Prefer: 'objasnjenje' };
    expect(await statusOf(list(1000))).toBe(200);
    expect(await statusOf(list(1001))).toBe(413);
    expect(await statusOf(list(100), explained)).toBe(200);
    expect(await statusOf(list(101), explained)).toBe(413);
    expect(await statusOf(`[${' '.repeat(4 * 1024 * 1024 - 2)}]`)).toBe(200);
    expect(await statusOf(`[${' '.repeat(4 * 1024 * 1024 - 1)}]`)).toBe(413);
  });

  test('answers random rows as their own calls', async () => {
    const row = fc.record({
      poziv: fc.constantFrom(...calculators.map(({ definition }) => definition.path)),
      unos: fc.record(
        {
          mjesec: fc.integer({ min: 0, max: 13 }),
          godina: fc.integer({ min: 2018, max: 2027 }),
          bruto_plata_input: fc.integer({ min: 0, max: 1_000_000 }).map((feninga) => feninga / 100),
          staz: fc.integer({ min: 0, max: 45 }),
          bruto: fc.integer({ min: 1, max: 9999 }),
        },
        { requiredKeys: ['mjesec', 'godina', 'bruto_plata_input'] },
      ),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 30 }), async (rows) => {
        const wanted = await Promise.all(rows.map((one) => alone(one)));
        expect(await (await send(JSON.stringify(rows))).json()).toEqual(wanted);
        const lines = rows.map((one) => JSON.stringify(one)).join('\n');
        expect(await linesOf(await send(lines, LINES))).toEqual(wanted);
      }),
      { numRuns: 30 },
    );
  });
});
