import type { Block, Document } from '@obracun/engine/documents/blocks.ts';
import { FACTS, SAMPLES, sample } from '@obracun/engine/documents/contract/contract.fixture.ts';
import { contractDocument } from '@obracun/engine/documents/contract/contract-document.ts';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { renderDocx } from './render-docx.ts';

const partsOf = async (document: Document): Promise<Readonly<Record<string, string>>> => {
  const files = unzipSync(new Uint8Array(await (await renderDocx(document)).arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
};

const part = async (document: Document, name: string): Promise<string> =>
  (await partsOf(document))[name] ?? '';

const unescaped = (xml: string): string =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

/** The text of every paragraph, in order. */
const paragraphsOf = (xml: string): readonly string[] =>
  [...xml.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([paragraph]) =>
    [...paragraph.matchAll(/<w:t[^>]*>(.*?)<\/w:t>/gs)].map(([, text = '']) => unescaped(text)).join(''),
  );

const body = (document: Document) => part(document, 'word/document.xml');

const holding = (...blocks: readonly Block[]): Document => ({
  title: 'Proba',
  language: 'bs-Latn',
  fileName: 'proba',
  blocks,
});

describe('a contract as DOCX', () => {
  const contract = contractDocument(
    sample('permanent', { entity: 'RS', employee: 'Đorđe Šćepanović', employer: 'Алфа д.о.о.' }),
    FACTS,
  );

  test('every word of every block is there, in order', async () => {
    const written = paragraphsOf(await body(contract));
    const expected = contract.blocks
      .flatMap((block) => (block.kind === 'article' ? [block.heading, ...block.paragraphs] : []))
      .map(String);
    expect(written.filter((text) => expected.includes(text))).toEqual(expected);
    expect(written).toContain(
      '2. Đorđa Šćepanovića, sa prebivalištem, odnosno boravištem na adresi: Ulica druga 2, Zenica, stručna sprema: SSS, zvanje: ekonomski tehničar (u daljem tekstu: Radnik).',
    );
    expect(written[2]).toMatch(/^1\. Алфа д\.о\.о\., sa sjedištem/);
  });

  test('articles are headings that the word processor numbers', async () => {
    const xml = await body(contract);
    const articles = contract.blocks.filter(({ kind }) => kind === 'article');
    const numbered = [...xml.matchAll(/<w:pStyle w:val="Heading2"\/>(?:(?!<\/w:pPr>).)*<w:numPr>/gs)];
    expect(numbered).toHaveLength(articles.length);
    expect(new Set([...xml.matchAll(/<w:numId w:val="(\d+)"/g)].map(([, id]) => id)).size).toBe(1);
    expect(xml).not.toContain('Član 1.');
    const levels = await part(contract, 'word/numbering.xml');
    expect(levels).toContain('<w:lvlText w:val="Član %1."/>');
    expect(levels).toContain('<w:start w:val="1"/>');
  });

  test('one title, A4, in Bosnian, with page numbers', async () => {
    const parts = await partsOf(contract);
    expect(parts['word/document.xml']?.match(/w:val="Heading1"/g)).toHaveLength(1);
    expect(parts['word/document.xml']).toContain('<w:pgSz w:w="11906" w:h="16838" w:orient="portrait"/>');
    expect(parts['word/styles.xml']).toContain('w:lang w:val="bs-Latn-BA"');
    expect(parts['docProps/core.xml']).toContain('<dc:title>Ugovor o radu na neodređeno vrijeme</dc:title>');
    expect(parts['word/footer1.xml']).toContain('NUMPAGES');
  });

  test.each(Object.keys(SAMPLES) as (keyof typeof SAMPLES)[])(
    '%s opens as a package of well-formed parts',
    async (category) => {
      const parts = await partsOf(contractDocument(sample(category), FACTS));
      expect(Object.keys(parts)).toEqual(
        expect.arrayContaining(['[Content_Types].xml', 'word/document.xml', 'word/styles.xml']),
      );
      expect(paragraphsOf(parts['word/document.xml'] ?? '')[0]).toBe(
        contractDocument(sample(category), FACTS).title,
      );
    },
  );

  test('what was typed is text and nothing else', async () => {
    const nasty = '<w:p/><script>alert("1")</script> & \u202eo\u0000ko 😀';
    const xml = await body(contractDocument(sample('permanent', { jobTitle: nasty }), FACTS));
    expect(paragraphsOf(xml)).toContain(
      'Radnik se zapošljava na radnom mjestu: <w:p/><script>alert("1")</script> & o ko 😀.',
    );
    expect(xml).not.toContain('<script>');
  });

  test('ten thousand letters without a space', async () => {
    const long = 'ž'.repeat(10_000);
    expect(await body(contractDocument(sample('permanent', { jobTitle: long }), FACTS))).toContain(
      `${long}.`,
    );
  });
});

describe('every kind of block has a place', () => {
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
      expect.arrayContaining(['Broj: 12/2026', 'Lijevo', 'a b', 'Logo', 'napomena']),
    );
    expect(xml).toContain('<w:b/>');
  });

  test('a table repeats its header and cuts no row', async () => {
    const xml = await body(
      holding({
        kind: 'table',
        caption: 'Stavke',
        columns: [
          { title: 'Opis', align: 'start', width: 'fill' },
          { title: 'Iznos', align: 'end', width: 'fit' },
        ],
        rows: [['Usluga', { text: '10,00', value: 1000, places: 2 }]],
        totals: [{ label: 'Ukupno', figure: { text: '10,00 KM', value: 1000, places: 2 }, strong: true }],
      }),
    );
    expect(paragraphsOf(xml)).toEqual(
      expect.arrayContaining(['Opis', 'Iznos', 'Usluga', '10,00', 'Ukupno', '10,00 KM']),
    );
    expect(xml.match(/<w:tblHeader\/>/g)).toHaveLength(1);
    expect(xml.match(/<w:cantSplit\/>/g)).toHaveLength(3);
  });

  test('the last article stays with the signatures, the one before it does not', async () => {
    const xml = await body(
      holding(
        { kind: 'article', number: 1, heading: 'Prvi', paragraphs: ['Slobodan stav.'] },
        { kind: 'article', number: 2, heading: 'Drugi', paragraphs: ['Vezan stav.'] },
        { kind: 'paragraph', text: 'Zenica' },
        { kind: 'signatures', parties: [{ role: 'Poslodavac', name: 'Firma' }] },
      ),
    );
    const kept = [...xml.matchAll(/<w:p>.*?<\/w:p>/gs)]
      .map(([one]) => one)
      .filter((one) => one.includes('<w:keepNext/>'));
    expect(kept.flatMap(paragraphsOf)).toEqual(
      expect.arrayContaining(['Vezan stav.', 'Zenica', 'Poslodavac', 'Firma']),
    );
    expect(kept.flatMap(paragraphsOf)).not.toContain('Slobodan stav.');
  });

  test('Cyrillic documents say so, and number in Cyrillic', async () => {
    expect(await part({ ...holding(), language: 'bs-Cyrl' }, 'word/numbering.xml')).toContain(
      'w:val="Члан %1."',
    );
    expect(await part({ ...holding(), language: 'bs-Cyrl' }, 'word/styles.xml')).toContain(
      'w:val="bs-Cyrl-BA"',
    );
  });
});

test('no long word widens a table off the page: its columns are fixed and fill the page', async () => {
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
  for (const width of grids) expect(width).toBeLessThanOrEqual(11_906 - 1_417 - 1_247);
});
