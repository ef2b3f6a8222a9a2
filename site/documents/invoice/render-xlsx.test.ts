import { invoiceDocument } from '@obracun/engine/documents/invoice/document.ts';
import { sampleInvoice } from '@obracun/engine/documents/invoice/invoice.fixture.ts';
import type { Invoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { strFromU8, unzipSync } from 'fflate';
import readXlsx from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { misplacedIn } from '../../xlsx/schema-order.fixture.ts';
import { renderXlsx } from './render-xlsx.ts';

const bytesOf = async (invoice: Invoice) =>
  new Uint8Array(await (await renderXlsx(invoiceDocument(invoice))).arrayBuffer());

const rowsOf = async (invoice: Invoice) => {
  const [sheet] = await readXlsx(Buffer.from(await bytesOf(invoice)));
  return sheet?.data ?? [];
};

test('writes items and totals as numbers under their headings', async () => {
  const rows = await rowsOf(sampleInvoice);
  const header = rows.findIndex(([first]) => first === 'R. br.');
  expect(rows.slice(header, header + 4)).toEqual([
    ['R. br.', 'Opis', 'Jed.', 'Količina', 'Cijena', 'Rabat (%)', 'Osnovica', 'PDV (%)', 'Ukupno'],
    [1, 'Vođenje poslovnih knjiga, oktobar 2026.', 'mj.', 1, 350, 10, 315, 17, 368.55],
    [2, 'Arhivske kutije „Đerdap“ (A4)', 'kom', 12.5, 3.3333, 0, 41.67, 17, 48.75],
    [3, 'Udžbenik za kurs', null, 2, 12.5, 0, 25, 0, 25],
  ]);
  expect(rows.find((row) => row[1] === 'Ukupno za platiti')?.at(-1)).toBe(442.3);
});

test('writes identifiers as texts, with their leading zeros', async () => {
  const rows = await rowsOf({ ...sampleInvoice, brojFakture: '0012' });
  expect(rows.find((row) => row[1] === 'Broj fakture')?.[2]).toBe('0012');
  expect(rows.find((row) => row[1] === 'Račun za uplatu')?.[2]).toBe('552-004-00025475-72');
});

test('never writes typed text as a formula', async () => {
  const typed = ['=1+2', '+387', '-5', '@SUM(A1)', '=cmd|"/c calc"!A1', '\t=1', '<f>1+2</f>'];
  const items = typed.flatMap((description) =>
    sampleInvoice.items.slice(0, 1).map((i) => ({ ...i, description })),
  );
  const files = unzipSync(await bytesOf({ ...sampleInvoice, items, napomena: '=1+2', brojFakture: '=2' }));
  const sheets = Object.entries(files).filter(([name]) => /worksheets\/sheet\d+\.xml$/.test(name));
  expect(sheets.length).toBe(1);
  for (const [, sheet] of sheets) expect(strFromU8(sheet)).not.toMatch(/<f[ >]/);
});

test('treats reserved words of JavaScript as text', async () => {
  for (const name of ['constructor', '__proto__', 'toString'])
    expect((await rowsOf({ ...sampleInvoice, napomena: name })).flat()).toContain(name);
});

test('is a file by the schema', async () =>
  expect(await misplacedIn(await renderXlsx(invoiceDocument(sampleInvoice)))).toEqual([]));
