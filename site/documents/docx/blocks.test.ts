import { type Block, figures, words } from '@obracun/engine/documents/blocks.ts';
import { describe, expect, test } from 'vitest';
import { body, holding, paragraphsOf, part } from './docx.fixture.ts';

describe('every kind of block is rendered', () => {
  test('facts, columns and small print', async () => {
    const xml = await body(
      holding(
        { kind: 'meta', entries: [{ label: 'Broj', value: '12/2026' }] },
        {
          kind: 'columns',
          left: [{ kind: 'heading', text: 'Lijevo' }],
          right: [{ kind: 'paragraph', text: ['a ', { bold: 'b' }] }],
        },
        { kind: 'picture', source: 'data:image/png;base64,AA==', description: 'Logo' },
        { kind: 'small', text: 'napomena' },
      ),
    );
    expect(paragraphsOf(xml)).toEqual(
      expect.arrayContaining(['Broj', '12/2026', 'Lijevo', 'a b', 'napomena']),
    );
    expect(xml).toContain('<w:b/>');
    expect(xml).toContain('descr="Logo"');
  });

  test('embeds both weights of the typeface', async () => {
    const table = await part(holding(), 'word/fontTable.xml');
    expect(table).toMatch(/w:font w:name="Noto Sans"/);
    expect(table).toContain('w:embedRegular');
    expect(table).toContain('w:embedBold');
  });

  test('draws the modern look with white words on the accent', async () => {
    const table: Block = {
      kind: 'table',
      caption: '',
      columns: [words('Opis')],
      rows: [['A']],
      totals: [],
    };
    const xml = await body({ ...holding(table), look: { template: 'modern', accent: '#148c3c' } });
    expect(xml).toMatch(/w:shd[^>]*w:fill="148c3c"/i);
    expect(xml).toMatch(/w:color w:val="ffffff"/i);
  });

  test('repeats the header of a table and breaks no row', async () => {
    const xml = await body(
      holding({
        kind: 'table',
        caption: 'Stavke',
        columns: [words('Opis'), figures('Iznos')],
        rows: [['Usluga', { text: '10,00', value: 1000, places: 2 }]],
        totals: [{ label: 'Ukupno', figure: { text: '10,00 KM', value: 1000, places: 2 }, strong: true }],
      }),
    );
    expect(paragraphsOf(xml)).toEqual(
      expect.arrayContaining(['Opis', 'Iznos', 'Usluga', '10,00', 'Ukupno', '10,00\u00a0KM']),
    );
    expect(xml.match(/<w:tblHeader\/>/g)).toHaveLength(1);
    expect(xml.match(/<w:cantSplit\/>/g)).toHaveLength(3);
  });

  test('keeps the last article with the signatures, not the one before it', async () => {
    const xml = await body(
      holding(
        { kind: 'article', number: 1, heading: 'Prvi', paragraphs: ['Slobodan stav.'] },
        { kind: 'article', number: 2, heading: 'Drugi', paragraphs: ['Vezan stav.'] },
        { kind: 'paragraph', text: 'Zenica' },
        { kind: 'signatures', parties: [{ role: 'Poslodavac', name: 'Firma' }] },
      ),
    );
    const stored = [...xml.matchAll(/<w:p>.*?<\/w:p>/gs)]
      .map(([one]) => one)
      .filter((one) => one.includes('<w:keepNext/>'));
    expect(stored.flatMap(paragraphsOf)).toEqual(
      expect.arrayContaining(['Vezan stav.', 'Zenica', 'Poslodavac', 'Firma']),
    );
    expect(stored.flatMap(paragraphsOf)).not.toContain('Slobodan stav.');
  });

  test('declares Cyrillic as the language, and numbers in Cyrillic', async () => {
    expect(await part({ ...holding(), language: 'bs-Cyrl' }, 'word/numbering.xml')).toContain(
      'w:val="Члан %1."',
    );
    expect(await part({ ...holding(), language: 'bs-Cyrl' }, 'word/styles.xml')).toContain(
      'w:val="bs-Cyrl-BA"',
    );
  });
});

test('fixes the columns of a table, so that no long word widens it off the page', async () => {
  const xml = await body(
    holding(
      {
        kind: 'signatures',
        parties: [
          { role: 'Radnik', name: 'W'.repeat(60) },
          { role: 'Poslodavac', name: 'A' },
        ],
      },
      {
        kind: 'table',
        caption: 'Stavke',
        columns: [
          { title: 'Opis', align: 'start', width: 'fill' },
          { title: 'Ukupno', align: 'end', width: 'fit' },
        ],
        rows: [['W'.repeat(55), '1,00']],
        totals: [],
      },
    ),
  );
  expect(xml.match(/<w:tblLayout w:type="fixed"\/>/g)).toHaveLength(2);
  const grids = [...xml.matchAll(/<w:tblGrid>(.*?)<\/w:tblGrid>/g)].map(([, grid = '']) =>
    [...grid.matchAll(/w:w="(\d+)"/g)].reduce((sum, [, width]) => sum + Number(width), 0),
  );
  expect(grids).toEqual([9_864, 9_864]);
});

test('gives figures columns as wide as they are, and totals two columns', async () => {
  const amount = (text: string) => ({ text, value: 0, places: 2 });
  const xml = await body(
    holding({
      kind: 'table',
      caption: 'Stavke',
      columns: [figures('R. br.'), words('Opis'), figures('PDV (%)'), figures('Ukupno')],
      rows: Array.from({ length: 4 }, (_, at) => [String(at + 1), 'Usluga', '17', '1.234.567,89']),
      totals: [{ label: 'Ukupno', figure: amount('4.938.271,56 KM'), strong: true }],
    }),
  );
  const [rows = [], totals = []] = [...xml.matchAll(/<w:tblGrid>(.*?)<\/w:tblGrid>/g)].map(([, grid = '']) =>
    [...grid.matchAll(/w:w="(\d+)"/g)].map(([, width]) => Number(width)),
  );
  const [number = 0, description = 0, rate = 0, total = 0] = rows;
  // 20 twips are a point: twelve digits of 9,5 points take at least 60 points.
  expect(total).toBeGreaterThan(60 * 20);
  expect(description).toBeGreaterThan(total);
  expect(Math.max(number, rate)).toBeLessThan(total);
  expect(totals).toHaveLength(2);
  const stored = [...xml.matchAll(/<w:p>.*?<\/w:p>/gs)].filter(([one]) => one.includes('<w:keepNext/>'));
  expect(stored.flatMap(([one]) => paragraphsOf(one))).toEqual([
    ...['3', 'Usluga', '17', '1.234.567,89'],
    ...['4', 'Usluga', '17', '1.234.567,89'],
    '',
  ]);
});
