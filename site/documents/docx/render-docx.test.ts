import { FACTS, SAMPLES, sample } from '@obracun/engine/documents/contract/contract.fixture.ts';
import { contractDocument } from '@obracun/engine/documents/contract/contract-document.ts';
import { describe, expect, test } from 'vitest';
import { body, paragraphsOf, part, partsOf } from './docx.fixture.ts';

describe('a contract as DOCX', () => {
  const contract = contractDocument(
    sample('permanent', { entity: 'RS', employee: 'Đorđe Šćepanović', employer: 'Алфа д.о.о.' }),
    FACTS,
  );

  test('contains every heading and paragraph of every article, in order', async () => {
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

  test('has headings for articles, numbered by the word processor', async () => {
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

  test('has one title, A4, Bosnian, with page numbers', async () => {
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

  test('writes typed text as text only', async () => {
    const nasty = '<w:p/><script>alert("1")</script> & \u202eo\u0000ko 😀';
    const xml = await body(contractDocument(sample('permanent', { jobTitle: nasty }), FACTS));
    expect(paragraphsOf(xml)).toContain(
      'Radnik se zapošljava na radnom mjestu: <w:p/><script>alert("1")</script> & o ko 😀.',
    );
    expect(xml).not.toContain('<script>');
  });

  test('keeps ten thousand letters without a space', async () => {
    const long = 'ž'.repeat(10_000);
    expect(await body(contractDocument(sample('permanent', { jobTitle: long }), FACTS))).toContain(
      `${long}.`,
    );
  });
});
