import type { Block, Document } from '@obracun/engine/documents/blocks.ts';
import { strFromU8, unzipSync } from 'fflate';
import { renderDocx } from './render-docx.ts';

/** The parts of the package of a document, by their names. */
export const partsOf = async (document: Document): Promise<Readonly<Record<string, string>>> => {
  const files = unzipSync(new Uint8Array(await (await renderDocx(document)).arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
};

export const part = async (document: Document, name: string): Promise<string> =>
  (await partsOf(document))[name] ?? '';

const unescaped = (xml: string): string =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

/** The text of every paragraph, in order. */
export const paragraphsOf = (xml: string): readonly string[] =>
  [...xml.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([paragraph]) =>
    [...paragraph.matchAll(/<w:t[^>]*>(.*?)<\/w:t>/gs)].map(([, text = '']) => unescaped(text)).join(''),
  );

/** The rendered text in the word processor. */
export const body = (document: Document) => part(document, 'word/document.xml');

/** A document of only these blocks. */
export const holding = (...blocks: readonly Block[]): Document => ({
  title: 'Proba',
  language: 'bs-Latn',
  fileName: 'proba',
  blocks,
});
