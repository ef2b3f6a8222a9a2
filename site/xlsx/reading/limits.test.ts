import { expect, test } from 'vitest';
import writeXlsx from 'write-excel-file/universal';
import { readSource } from './read-file.ts';

const refusal = async (content: BlobPart): Promise<{ why: string; ms: number }> => {
  const start = performance.now();
  const why = await readSource(new File([content], 'tabela')).then(
    () => 'read',
    ({ message }: Error) => message,
  );
  return { why, ms: performance.now() - start };
};

const MB = 1_000_000;

test.each([
  ['4 MB in one wide row', 'a;'.repeat(2 * MB), /^Red 1 ima više od/],
  ['a row of 301 columns', `a;b\n${'1;'.repeat(300)}`, /^Red 2 ima više od 300 kolona/],
  [
    'a stray quote before 8 MB',
    `a;b\n1;2\n1;"2\n${'1;2\n'.repeat(2 * MB)}`,
    /^U redu 3, kolona 2, počinje navodnik/,
  ],
  ['a cell of 40 MB', `a;b\n1;${'x'.repeat(40 * MB)}`, /^Red 2 ima više od 100\.000 znakova/],
  ['a cell of 10 001 letters', `a;b\n1;${'x'.repeat(10_001)}`, /^U redu 2, kolona 2, ćelija/],
  ['too many rows', '1;2\n'.repeat(30_000), /više od 10\.000 redova/],
])('refuses %s soon, with its place', async (_, text, why) => {
  const result = await refusal(text);
  expect(result.why).toMatch(why);
  expect(result.ms).toBeLessThan(3000);
});

test('reads a table of 10 000 rows, and a quote that closes in another line', async () => {
  const { sheets } = await readSource(new File(['a;b\n', '1;"x\ny"\n', '1;2\n'.repeat(9_998)], 'tabela.csv'));
  expect(sheets[0]?.table.rows).toHaveLength(10_000);
  expect(sheets[0]?.table.rows[1]?.cells).toEqual(['1', 'x\ny']);
});

const workbook = async (rows: readonly (readonly (string | undefined)[])[]): Promise<ArrayBuffer> =>
  await (
    await writeXlsx(
      rows.map((row) => row.map((value) => (value === undefined ? null : { value, type: String }))),
    ).toBlob()
  ).arrayBuffer();

test('refuses a workbook with a column, a row or a text beyond the limits', async () => {
  const wide = await workbook([Array.from({ length: 301 }, () => 'x')]);
  expect((await refusal(wide)).why).toMatch(/^Red 1 ima više od 300 kolona/);
  const long = await workbook([
    ['a', 'b'],
    ['1', 'x'.repeat(10_001)],
  ]);
  expect((await refusal(long)).why).toMatch(/^U redu 2, kolona B, ćelija/);
  const many = await workbook(Array.from({ length: 10_001 }, () => ['x']));
  expect((await refusal(many)).why).toMatch(/više od 10\.000 redova/);
});
