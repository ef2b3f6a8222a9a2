import { type Block, type Document, figures, words } from '@obracun/engine/documents/blocks.ts';
import { invoiceDocument } from '@obracun/engine/documents/invoice/document.ts';
import { sampleInvoice } from '@obracun/engine/documents/invoice/invoice.fixture.ts';
import { describe, expect, test } from 'vitest';
import { flowing, readPdf, scanCode } from './read-pdf.fixture.ts';
import { renderPdf } from './render-pdf.ts';

const documentOf = (...blocks: Block[]): Document => ({
  title: 'Proba',
  language: 'bs-Latn',
  fileName: 'proba',
  blocks,
});

const textOf = async (document: Document) =>
  flowing((await readPdf(await renderPdf(document))).pages.join('\n'));

test('uses the width of a landscape page', async () => {
  const columns = Array.from({ length: 14 }, (_, at) => figures(`Kolona ${at}`));
  const rows = [['Radnik', ...columns.map(() => '12.345,67')]];
  const table = {
    kind: 'table',
    caption: '',
    columns: [words('Radnik'), ...columns],
    rows,
    totals: [],
  } as const;
  const { rightmost, overlaid } = await readPdf(await renderPdf({ ...documentOf(table), isLandscape: true }));
  // A4 is 842 points wide, less a margin of 18 mm.
  expect(rightmost).toBeGreaterThan(700);
  expect(rightmost).toBeLessThanOrEqual(792);
  expect(overlaid).toEqual([]);
});

describe('copied text equals the written text', () => {
  test.each([
    'čćđšž ČĆĐŠŽ',
    'Ђачка читанка: љубав, њива, џеп, ЋУП, Шума, Жаба',
    'AVATar fijuk affiliate „navodnici” – crta — 17 % 1.234,56 KM € №',
    'ǆep ǉubav ǌiva',
    'Grüße, naïve, Łódź, Škoda, Győr',
    '<script>alert("x")</script> & =1+2',
  ])('%s', async (text) => {
    expect(await textOf(documentOf({ kind: 'paragraph', text: [text, { bold: ` ${text}` }] }))).toBe(
      `${text} ${text} Proba strana 1 od 1`,
    );
  });

  test('marks letters missing in the font visibly', async () => {
    expect(await textOf(documentOf({ kind: 'paragraph', text: 'a😀b Ω عربي' }))).toMatch(/^a�b � �+ Proba/);
  });

  test('joins a letter typed in two code points', async () => {
    expect(await textOf(documentOf({ kind: 'title', text: 'c\u030Cas' }))).toMatch(/^\u010Das /);
  });

  test('keeps ten thousand letters without a space', async () => {
    const { pages } = await readPdf(
      await renderPdf(documentOf({ kind: 'paragraph', text: 'ž'.repeat(10_000) })),
    );
    expect(pages.join('').match(/ž/g)).toHaveLength(10_000);
  });
});

test('has its title and language', async () => {
  const read = await readPdf(await renderPdf({ ...documentOf(), title: 'Faktura 1', language: 'bs-Cyrl' }));
  expect(read).toMatchObject({ title: 'Faktura 1', language: 'bs-Cyrl' });
  expect(flowing(read.pages.join())).toBe('Faktura 1 страна 1 од 1');
});

test('draws every kind of block', async () => {
  const pixel =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const text = await textOf(
    documentOf(
      { kind: 'picture', source: pixel, description: 'Logo' },
      { kind: 'title', text: 'Ugovor' },
      {
        kind: 'article',
        number: 1,
        heading: 'Predmet',
        paragraphs: ['Prvi stav.', ['Drugi ', { bold: 'stav' }]],
      },
      {
        kind: 'columns',
        left: [{ kind: 'heading', text: 'Lijevo' }],
        right: [{ kind: 'heading', text: 'Desno' }],
      },
      { kind: 'meta', entries: [{ label: 'Broj', value: '5' }] },
      { kind: 'meta', entries: [] },
      {
        kind: 'signatures',
        parties: [
          { role: 'Poslodavac', name: 'Firma' },
          { role: 'Radnik', name: '' },
        ],
      },
      { kind: 'small', text: 'Sitno.' },
    ),
  );
  expect(text).toBe(
    'Ugovor Član 1. Predmet Prvi stav. Drugi stav Lijevo Desno Broj 5 Poslodavac Firma Radnik Sitno. Proba strana 1 od 1',
  );
});

test('puts signatures on no page without text', async () => {
  for (let lines = 34; lines < 44; lines++) {
    const text = documentOf(
      ...Array.from({ length: lines }, (): Block => ({ kind: 'paragraph', text: 'Red teksta.' })),
      { kind: 'article', number: 9, heading: 'Završne odredbe', paragraphs: ['Prvi stav.', 'Drugi stav.'] },
      { kind: 'paragraph', text: 'Zenica, 21. novembar 2026.' },
      { kind: 'signatures', parties: [{ role: 'Poslodavac', name: 'Firma' }] },
    );
    const { pages } = await readPdf(await renderPdf(text));
    expect(flowing(pages.at(-1) ?? ''), `${lines} lines`).toMatch(
      /Član 9\. Završne odredbe .*Drugi stav\. Zenica.*Firma/,
    );
  }
});

describe('an invoice of 200 rows', async () => {
  const rows = Array.from({ length: 200 }, (_, index) => index + 1);
  const items = rows.flatMap((row) =>
    sampleInvoice.items.slice(row % 3, (row % 3) + 1).map((item) => ({
      ...item,
      description: `Stavka ${row} početak ${'opis dug nekoliko redova '.repeat(row % 5)}kraj ${row}.`,
    })),
  );
  const { pages } = await readPdf(await renderPdf(invoiceDocument({ ...sampleInvoice, items })));
  const flowed = pages.map(flowing);

  test('takes several pages, each with the header of the table and its number', () => {
    expect(pages.length).toBeGreaterThan(5);
    const withRows = flowed.filter((page) => page.includes('Stavka '));
    for (const page of withRows) expect(page).toContain('R. br. Opis Jed. Količina Cijena');
    flowed.forEach((page, index) => {
      expect(page).toMatch(new RegExp(`Faktura 12/2026 strana ${index + 1} od ${pages.length}$`));
    });
  });

  test('has every row whole on one page', () => {
    for (const row of rows) {
      const begins = flowed.findIndex((page) => page.includes(`Stavka ${row} početak`));
      expect(begins, `row ${row}`).toBeGreaterThanOrEqual(0);
      expect(flowed[begins], `row ${row}`).toContain(`kraj ${row}.`);
    }
  });

  test('keeps its totals together', () => {
    const last = flowed.find((page) => page.includes('Ukupno za platiti'));
    expect(last).toMatch(
      /Osnovica .* PDV 17 % na .* PDV 0 % na .* Ukupno PDV .* Ukupno za platiti [\d.]+,\d\d KM/,
    );
  });
});

test('moves totals whole to the next page when they do not fit', async () => {
  for (let count = 14; count < 26; count++) {
    const items = Array.from({ length: count }, () => sampleInvoice.items)
      .flat()
      .slice(0, count);
    const { pages } = await readPdf(await renderPdf(invoiceDocument({ ...sampleInvoice, items })));
    const withTotals = pages.filter((page) => page.includes('Ukupno PDV') || page.includes('na osnovicu'));
    expect(withTotals).toHaveLength(1);
  }
});

test('keeps a bold label on one line, however short the others are', async () => {
  const figure = { text: '1.009,00 KM', value: 100_900, places: 2 };
  const totals = ['Dug', 'Ukupno'].map((label, at) => ({ label, figure, strong: at === 1 }));
  const table: Block = { kind: 'table', caption: 'Dug', columns: [words('Opis')], rows: [], totals };
  const { pages } = await readPdf(
    await renderPdf({ title: 'Proba', language: 'bs-Latn', fileName: 'proba', blocks: [table] }),
  );
  expect(pages[0]).toContain('Ukupno');
});

test('keeps the largest amount of a total with its currency', async () => {
  const items = sampleInvoice.items
    .slice(0, 1)
    .map((item) => ({ ...item, quantity: -10_000_000, price: 1_000_000_000, discountRate: 0 }));
  const { pages } = await readPdf(
    await renderPdf(invoiceDocument({ ...sampleInvoice, items, valuta: 'EUR', kurs: 1_955_830 })),
  );
  expect(flowing(pages.join('\n'))).toMatch(/na osnovicu −100\.000\.000,00 EUR/);
});

test('is small when it has one page', async () => {
  const file = await renderPdf(invoiceDocument(sampleInvoice));
  expect(file.size).toBeLessThan(80_000);
});

test('draws the payment code of an invoice readable at 150 dpi', async () => {
  const invoice = invoiceDocument(sampleInvoice);
  const code = invoice.blocks.find((block) => block.kind === 'code');
  expect(code?.text).toMatch(/^BIHUPP10\n/);
  expect(await scanCode(await renderPdf(invoice), 150)).toBe(code?.text);
});

test('keeps data for programs inside, as an archived file', async () => {
  const data = {
    name: 'faktura_12-2026.xml',
    type: 'application/xml',
    text: '<Invoice>Čelik i žica</Invoice>',
    description: 'UBL 2.1',
  };
  const file = await renderPdf(invoiceDocument(sampleInvoice), { data });
  const raw = Buffer.from(await file.arrayBuffer()).toString('latin1');
  expect(raw).toMatch(/<pdfaid:part>3<\/pdfaid:part>\s*<pdfaid:conformance>B</);
  expect(raw).toContain('/AFRelationship /Alternative');
  expect(raw).toContain('/OutputIntents');
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const read = await getDocument({ data: new Uint8Array(await file.arrayBuffer()) }).promise;
  const found = Object.values((await read.getAttachments()) ?? {}) as {
    filename: string;
    content: Uint8Array;
  }[];
  expect(found.map(({ filename, content }) => [filename, new TextDecoder().decode(content)])).toEqual([
    [data.name, data.text],
  ]);
});
