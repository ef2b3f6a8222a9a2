import type { Block, Document } from '@obracun/engine/documents/blocks.ts';
import { inCyrillic } from '@obracun/engine/documents/cyrillic.ts';
import { readMyPayslip, wholeOf } from '@obracun/engine/payroll/papers/payslip/my-payslip.ts';
import { beforeAll, expect, test } from 'vitest';
import { linksIn, readPdf, scanCode } from '../../../documents/pdf/read-pdf.fixture.ts';
import { renderPdf, renderPdfs } from '../../../documents/pdf/render-pdf.ts';
import { renderTwoOnPage } from '../../../documents/pdf/two-on-page.ts';
import { SAMPLE_FIRMS } from './sample-firms.ts';
import { sampleOutput } from './sample-slips.fixture.ts';

let slips: readonly Document[] = [];
let federal: readonly Document[] = [];

beforeAll(async () => {
  const outputs = await Promise.all(SAMPLE_FIRMS.map(sampleOutput));
  const all = outputs.map(({ papers }) => papers.payslips.map(({ document }) => document));
  slips = all.flat();
  federal = all[0] ?? [];
});

test('draws each payslip of the sample on one page, the longest in Cyrillic too, in letters of at least 8 points', async () => {
  const documents = [...slips, ...longest().map(inCyrillic)];
  const { pages, smallest } = await readPdf(await renderPdfs(documents, 'liste'));
  expect(pages).toHaveLength(documents.length);
  expect(smallest).toBeGreaterThanOrEqual(8);
  for (const page of pages) expect(page).toMatch(/Primio radnik|Примио радник/);
});

test('draws two payslips of the sample on each page, the longest too', async () => {
  const { pages } = await readPdf(await renderTwoOnPage(federal, 'liste'));
  expect(pages).toHaveLength(Math.ceil(federal.length / 2));
});

/** The amounts of a payslip by the words of their rows, in feninga. */
const amountsOf = ({ blocks }: Document): ReadonlyMap<string, number> =>
  new Map(
    blocks
      .flatMap((block) => (block.kind === 'table' ? block.rows : []))
      .map(([, label, , , amount]) => [
        typeof label === 'string' ? label : '',
        typeof amount === 'object' ? amount.value : 0,
      ]),
  );

/** By the rows; the longest is the first. */
const byLength = (): readonly Document[] =>
  [...slips].sort((one, other) => amountsOf(other).size - amountsOf(one).size);
const longest = () => byLength().slice(0, 1);
const shortest = () => byLength().slice(-1);

test.each([
  ['longest', longest],
  ['shortest', shortest],
])('carries a link to its explanation on the %s payslip, which a phone reads', async (_which, chosen) => {
  for (const document of chosen()) {
    const file = await renderPdf(document);
    const address = String(await scanCode(file, 110));
    expect(address).toMatch(/^https:\/\/obracun-plata\.example\/moj-listic#[frb]2610(?:[a-z]\d+)+k$/);
    // The symbol, and each line of its words.
    expect(await linksIn(file)).toEqual([address, address, address]);
  }
});

test('explains the amounts of each payslip to the fening', () => {
  for (const document of slips) {
    const address = JSON.stringify(document.blocks.filter(isColumns)).match(/moj-listic#(\w+)/)?.[1];
    const mine = readMyPayslip(String(address));
    if (!mine) throw new Error(document.fileName);
    const amounts = amountsOf(document);
    expect(mine.gross, document.fileName).toBe(amounts.get('Bruto ukupno') ?? 0);
    expect(mine.parts.paid - mine.received).toBe(amounts.get('Za isplatu') ?? 0);
    expect(mine.parts.tax).toBe(amounts.get('Porez na dohodak') ?? amounts.get('Porez') ?? 0);
    if (mine.entity !== 'rs') expect(wholeOf(mine)).toBe(amounts.get('Ukupni trošak poslodavca'));
  }
});

const isColumns = ({ kind }: Block): boolean => kind === 'columns';
