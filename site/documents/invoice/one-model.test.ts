import { readNumber } from '@obracun/engine/core/numbers/number-input.ts';
import type { Document, Total } from '@obracun/engine/documents/blocks.ts';
import { invoiceDocument } from '@obracun/engine/documents/invoice/document.ts';
import { anyInvoice } from '@obracun/engine/documents/invoice/invoice.fixture.ts';
import type { Invoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { wordsOf } from '@obracun/engine/documents/invoice/kinds.ts';
import { hasUbl } from '@obracun/engine/documents/invoice/ubl/kind.ts';
import { ublInvoice } from '@obracun/engine/documents/invoice/ubl/ubl.ts';
import fc from 'fast-check';
import { evaluateXPathToNumbers } from 'fontoxpath';
import readXlsx from 'read-excel-file/node';
import { parseXmlDocument } from 'slimdom';
import { expect, test } from 'vitest';
import { flowing, readPdf } from '../pdf/read-pdf.fixture.ts';
import { renderPdf } from '../pdf/render-pdf.ts';
import { renderXlsx } from './render-xlsx.ts';

const totalsOf = ({ blocks }: Document): readonly Total[] =>
  blocks.flatMap((block) => (block.kind === 'table' ? block.totals : []));

const amountOf = (document: Document, label: string): number =>
  (totalsOf(document).find((total) => total.label === label)?.figure.value ?? 0) / 100;

/** VAT in KM as the document states it under its total, for another currency. */
function vatInKm({ blocks }: Document, { valuta, pdvObveznik }: Invoice): number | undefined {
  if (valuta === 'BAM') return undefined;
  const stated = blocks
    .flatMap((block) => (block.kind === 'meta' ? block.entries : []))
    .find(({ label }) => label === 'PDV u KM')?.value;
  return pdvObveznik ? (readNumber(stated?.replace(' KM', '') ?? '') ?? Number.NaN) : 0;
}

/** The text copied from a PDF. */
async function pdfText(document: Document): Promise<string> {
  const { pages } = await readPdf(await renderPdf(document));
  return flowing(pages.join('\n'));
}

async function sheetTotals(document: Document): Promise<readonly unknown[][]> {
  const [sheet] = await readXlsx(Buffer.from(await (await renderXlsx(document)).arrayBuffer()));
  const rows = sheet?.data ?? [];
  const payable = totalsOf(document).at(-1)?.label ?? '';
  const last = rows.findLastIndex((row) => row.includes(payable));
  return rows
    .slice(last - totalsOf(document).length + 1, last + 1)
    .map((row) => [row.find((cell) => typeof cell === 'string'), row.at(-1)]);
}

function xmlTotals(invoice: Invoice) {
  const xml = parseXmlDocument(ublInvoice(invoice));
  const numbers = (name: string) => evaluateXPathToNumbers(`//*:${name}/number(.)`, xml);
  return {
    osnovica: numbers('LegalMonetaryTotal/*:TaxExclusiveAmount')[0],
    pdv: numbers('TaxTotal[1]/*:TaxAmount')[0],
    pdvUKm: numbers('TaxTotal[2]/*:TaxAmount')[0],
    zaPlatiti: numbers('LegalMonetaryTotal/*:PayableAmount')[0],
  };
}

test('gives the same totals in preview, PDF, spreadsheet and XML for any input', async () => {
  await fc.assert(
    fc.asyncProperty(anyInvoice, async (invoice) => {
      const document = invoiceDocument(invoice);
      const totals = totalsOf(document);
      const inPdf = totals.map(({ label, figure }) => `${label} ${figure.text}`).join(' ');
      expect(await pdfText(document)).toContain(flowing(inPdf));
      if (totals.length === 0) return;
      expect(await sheetTotals(document)).toEqual(
        totals.map(({ label, figure }) => [label, figure.value / 100]),
      );
      if (!hasUbl(invoice)) return;
      expect(xmlTotals(invoice)).toEqual({
        osnovica: amountOf(document, 'Osnovica'),
        pdv: amountOf(document, 'Ukupno PDV'),
        zaPlatiti: amountOf(document, wordsOf(invoice).payable),
        pdvUKm: vatInKm(document, invoice),
      });
    }),
    { numRuns: 10 },
  );
}, 90_000);
