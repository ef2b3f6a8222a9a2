import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Block, type Document, plainText, type Table } from '../blocks.ts';
import { invoiceDocument } from './document.ts';
import { anyInvoice, sampleCreditNote, sampleInvoice, sampleOf } from './invoice.fixture.ts';
import { type Invoice, newInvoice } from './invoice.ts';
import { wordsOf } from './kinds.ts';

const tableOf = ({ blocks }: Document): Table => {
  const table = blocks.find((block) => block.kind === 'table');
  if (table?.kind !== 'table') throw new Error('no table');
  return table;
};

const textsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return [plainText(block.text)];
    if (block.kind === 'meta') return block.entries.map(({ label, value }) => `${label}: ${value}`);
    if (block.kind === 'code') return [block.words];
    if (block.kind === 'columns') return textsOf([...block.left, ...block.right]);
    return 'text' in block ? [plainText(block.text)] : [];
  });

const cellText = (cell: Table['rows'][number][number]) => (typeof cell === 'string' ? cell : cell.text);
const totalsText = (document: Document) =>
  tableOf(document).totals.map(({ label, figure }) => `${label}: ${figure.text}`);

describe('an invoice of a VAT payer', () => {
  const document = invoiceDocument(sampleInvoice);

  test('contains everything, in order', () => {
    expect(textsOf(document.blocks)).toEqual([
      'FAKTURA',
      'Prodavac',
      'Čelik i žica d.o.o.',
      'Ulica đačka 5, 78000 Banja Luka',
      'JIB: 4403711250001',
      'PDV broj: 403711250001',
      'Kupac',
      'Kupac Šumarija j.p.',
      'Trg ćupova 1\n71000 Sarajevo',
      'JIB: 4404057800001',
      'PDV broj: 404057800001',
      'Broj fakture: 12/2026',
      'Datum izdavanja: 2. 11. 2026.',
      'Mjesto izdavanja: Banja Luka',
      'Datum isporuke: 30. 10. 2026.',
      'Rok plaćanja: 17. 11. 2026.',
      'Račun za uplatu: 552-004-00025475-72',
      'Poziv na broj: 12-2026',
      'Slovima: četiri stotine četrdeset dvije konvertibilne marke i 30/100',
      'Osnov oslobođenja od PDV-a: član 24. stav 1. Zakona o PDV',
      'Hvala na saradnji.',
      'Platite telefonom: skenirajte kod aplikacijom svoje banke (BIHUPP10) i prije potvrde provjerite podatke.',
      'Ovaj dokument nije fiskalni račun.',
    ]);
  });

  test('lists its items', () => {
    const { columns, rows } = tableOf(document);
    expect(columns.map(({ title }) => title)).toEqual([
      'R. br.',
      'Opis',
      'Jed.',
      'Količina',
      'Cijena',
      'Rabat (%)',
      'Osnovica',
      'PDV (%)',
      'Ukupno',
    ]);
    expect(rows.map((row) => row.map(cellText))).toEqual([
      ['1', 'Vođenje poslovnih knjiga, oktobar 2026.', 'mj.', '1', '350,00', '10', '315,00', '17', '368,55'],
      ['2', 'Arhivske kutije „Đerdap“ (A4)', 'kom', '12,5', '3,3333', '0', '41,67', '17', '48,75'],
      ['3', 'Udžbenik za kurs', '', '2', '12,50', '0', '25,00', '0', '25,00'],
    ]);
  });

  test('sums by rate', () => {
    expect(totalsText(document)).toEqual([
      'Osnovica: 381,67 KM',
      'PDV 17 % na osnovicu 356,67 KM: 60,63 KM',
      'PDV 0 % na osnovicu 25,00 KM: 0,00 KM',
      'Ukupno PDV: 60,63 KM',
      'Ukupno za platiti: 442,30 KM',
    ]);
  });

  test('has a file name with its number', () => {
    expect(document).toMatchObject({ title: 'Faktura 12/2026', fileName: 'faktura_12-2026' });
  });
});

test('has no VAT columns and states the reason when outside the VAT system', () => {
  const document = invoiceDocument({
    ...sampleInvoice,
    pdvObveznik: false,
    items: sampleInvoice.items.slice(1),
  });
  expect(tableOf(document).columns.map(({ title }) => title)).toEqual([
    'R. br.',
    'Opis',
    'Jed.',
    'Količina',
    'Cijena',
    'Ukupno',
  ]);
  expect(totalsText(document)).toEqual(['Osnovica: 66,67 KM', 'Ukupno za platiti: 66,67 KM']);
  expect(textsOf(document.blocks)).toContain(
    'PDV nije obračunat jer izdavalac fakture nije u sistemu PDV-a (član 57. Zakona o PDV).',
  );
  expect(textsOf(document.blocks).join()).not.toMatch(/Osnov oslobođenja/);
});

test('writes a new invoice as a document, with a file name of a new one', () => {
  const document = invoiceDocument(newInvoice('2026-11-02'));
  expect(document).toMatchObject({ title: 'Faktura', fileName: 'faktura_nova' });
  expect(totalsText(document).at(-1)).toBe('Ukupno za platiti: 0,00 KM');
});

test('shows only pictures as a logo', () => {
  const kinds = (logo: string) => invoiceDocument({ ...sampleInvoice, logo }).blocks.map(({ kind }) => kind);
  expect(kinds('data:image/png;base64,iVBORw0KGgo=')).toContain('picture');
  expect(kinds('data:image/svg+xml;base64,PHN2Zz4=')).not.toContain('picture');
  expect(kinds('https://example.com/pratim.png')).not.toContain('picture');
});

test('explains when the lines do not add up to the total', () => {
  const [first] = sampleInvoice.items;
  if (!first) throw new Error('the sample has items');
  const item = { ...first, price: 1000, discountRate: 0, taxRate: 170_000 };
  expect(totalsText(invoiceDocument({ ...sampleInvoice, items: [item, item, item] }))).toEqual([
    'Zbir stavki: 0,36 KM',
    'Zaokruženje: PDV se računa na zbir, a ne po stavkama: −0,01 KM',
    'Osnovica: 0,30 KM',
    'PDV 17 % na osnovicu 0,30 KM: 0,05 KM',
    'Ukupno PDV: 0,05 KM',
    'Ukupno za platiti: 0,35 KM',
  ]);
});

test('states the country when it is another', () => {
  const textsTo = (drzava: string) =>
    textsOf(invoiceDocument({ ...sampleInvoice, customer: { ...sampleInvoice.customer, drzava } }).blocks);
  expect(textsTo('DE')).toContain('Njemačka');
  expect(textsTo('BA')).not.toContain('Bosna i Hercegovina');
});

test('writes a valid document from any input', () => {
  fc.assert(
    fc.property(anyInvoice, (invoice) => {
      const document = invoiceDocument(invoice);
      const { columns, rows, totals } = tableOf(document);
      expect(rows.length).toBe(invoice.items.length);
      for (const row of rows) expect(row.length).toBe(columns.length);
      if (!wordsOf(invoice).isPriced) return;
      const lineTotals = rows
        .map((row) => row.at(-1))
        .map((cell) => (typeof cell === 'object' ? cell.value : NaN));
      const rounding = totals.find(({ label }) => label.startsWith('Zaokruženje'))?.figure.value ?? 0;
      const prepaid = totals
        .filter(({ label }) => label.startsWith('Avans po fakturi'))
        .reduce((sum, { figure }) => sum + figure.value, 0);
      if (invoice.popust === 0)
        expect(totals.at(-1)?.figure.value).toBe(
          lineTotals.reduce((sum, value) => sum + value, rounding + prepaid),
        );
      expect(JSON.stringify(document)).not.toMatch(
        /NaN|undefined|[\u202A-\u202E\u2066-\u2069]|\\u0000|\\ud800"/i,
      );
    }),
  );
});

describe('a credit note', () => {
  const document = invoiceDocument(sampleCreditNote);
  const texts = textsOf(document.blocks);

  test('has its title, names the invoice it corrects and has no payment', () => {
    expect(document).toMatchObject({
      title: 'Knjižno odobrenje KO-1/2026',
      fileName: 'odobrenje_KO-1-2026',
    });
    expect(texts).toEqual(
      expect.arrayContaining([
        'KNJIŽNO ODOBRENJE',
        'Broj odobrenja: KO-1/2026',
        'Uz fakturu: 12/2026',
        'Datum fakture: 2. 11. 2026.',
      ]),
    );
    expect(texts.filter((text) => /Rok plaćanja|Račun za uplatu|Poziv na broj/.test(text))).toEqual([]);
  });

  test('has the amounts of the invoice, and states their direction', () => {
    expect(totalsText(document)).toContain('Ukupno odobreno: 442,30 KM');
    expect(texts).toContain('Za 442,30 KM umanjuje se vaša obaveza po navedenoj fakturi.');
    expect(tableOf(document).rows).toEqual(tableOf(invoiceDocument(sampleInvoice)).rows);
  });
});

describe('payment code', () => {
  const codeOf = (invoice: Invoice) => invoiceDocument(invoice).blocks.find(({ kind }) => kind === 'code');

  test('encodes seller, account, number and total, for an account or an IBAN', () => {
    const lines = { text: expect.stringContaining('\n5520040002547572\n000000000044230\nBAM\nN\n') };
    expect(codeOf(sampleInvoice)).toMatchObject(lines);
    expect(codeOf({ ...sampleInvoice, racun: 'BA39 5520 0400 0254 7572' })).toMatchObject(lines);
  });

  test.each<[string, Partial<Invoice>]>([
    ['an account abroad', { racun: 'DE89 3704 0044 0532 0130 00' }],
    ['a wrong account', { racun: '5520040002547573' }],
    ['no account', { racun: '' }],
    ['a credit note', sampleCreditNote],
    ['an offer', { vrsta: 'ponuda' }],
    ['an advance already received', { vrsta: 'avans' }],
    ['another currency', { valuta: 'EUR', kurs: 1_955_830 }],
  ])('is omitted for %s', (_, differing) =>
    expect(codeOf({ ...sampleInvoice, ...differing })).toBeUndefined(),
  );
});

describe('a final invoice', () => {
  test('states the whole, the deducted advance with its VAT and what is left', () => {
    // Twice the sample: base 763,34, VAT 17 % of 713,34 = 121,2678 → 121,27, total 884,61; the advance is the sample itself, 442,30.
    const rows = totalsText(invoiceDocument(sampleOf.konacna));
    expect(rows).toEqual([
      'Osnovica: 763,33 KM',
      'PDV 17 % na osnovicu 713,33 KM: 121,27 KM',
      'PDV 0 % na osnovicu 50,00 KM: 0,00 KM',
      'Ukupno PDV: 121,27 KM',
      'Ukupno sa PDV-om: 884,60 KM',
      'Avans po fakturi A-1/2026 od 2. 11. 2026.: u tome PDV 17 % 60,63 KM: −417,30 KM',
      'Avans po fakturi A-1/2026 od 2. 11. 2026.: u tome PDV 0 % 0,00 KM: −25,00 KM',
      'Preostala osnovica: 381,66 KM',
      'Preostali PDV: 60,64 KM',
      'Ukupno za platiti: 442,30 KM',
    ]);
  });
});

test('states no amounts on a delivery note, and two signatures', () => {
  const document = invoiceDocument(sampleOf.otpremnica);
  expect(tableOf(document)).toMatchObject({ totals: [] });
  expect(tableOf(document).columns.map(({ title }) => title)).toEqual(['R. br.', 'Opis', 'Jed.', 'Količina']);
  expect(document.blocks.some(({ kind }) => kind === 'signatures')).toBe(true);
  expect(JSON.stringify(document)).not.toMatch(/ KM|Slovima/);
});

test('states amounts of another currency in KM too', () => {
  const document = invoiceDocument({ ...sampleInvoice, valuta: 'EUR', kurs: 1_955_830 });
  // 381,67 × 1,95583: 356,67 → 697,59, 25,00 → 48,90; VAT 60,63 → 118,58
  expect(textsOf(document.blocks)).toEqual(
    expect.arrayContaining([
      'Kurs: 1 EUR = 1,95583 KM',
      'Osnovica u KM: 746,49 KM',
      'PDV u KM: 118,58 KM',
      'Ukupno u KM: 865,07 KM',
    ]),
  );
  expect(totalsText(document).at(-1)).toBe('Ukupno za platiti: 442,30 EUR');
  expect(textsOf(document.blocks).join()).not.toContain('Slovima');
});
