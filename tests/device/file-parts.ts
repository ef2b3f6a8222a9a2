import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { readPdf } from '../../site/documents/pdf/read-pdf.fixture.ts';
import { sortedJson } from '../net/sorted-json.ts';
import type { Content } from '../net/store.ts';

const TEXT = /\.(?:xml|rels|csv|txt|ics|json)$/;
const PACKAGE = /\.(?:zip|xlsx|docx)$/;
const PDF = /\.pdf$/;

/** Embedded in a document under a random key (ECMA-376, 17.8.1). */
const OBFUSCATED_FONT = /\.odttf$/;
const FONT_KEY = /(?<=w:fontKey=")\{[^}]*\}/g;

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true, fatal: true });

/** The parts of a file by its name: entries of a package, pages of a PDF, the text of anything else. */
export async function partsOf(name: string, file: Blob): Promise<Content> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (PDF.test(name)) return pagesOf(name, bytes);
  if (PACKAGE.test(name)) return entriesOf(name, bytes);
  if (OBFUSCATED_FONT.test(name)) return [[name, 'font']];
  return [[name, TEXT.test(name) ? textOf(bytes) : hashOf(bytes)]];
}

async function entriesOf(name: string, bytes: Uint8Array): Promise<Content> {
  const entries = Object.entries(unzipSync(bytes));
  const list = [`${name} entries`, entries.map(([entry]) => entry).join('\n')] as const;
  const parts = await Promise.all(entries.map(([entry, own]) => partsOf(entry, new Blob([own]))));
  return [list, ...parts.flat().map(([entry, text]) => [`${name}/${entry}`, text] as const)];
}

/** The text as another program reads it, and the bytes: how it is rendered. */
async function pagesOf(name: string, bytes: Uint8Array): Promise<Content> {
  const { pages, ...read } = await readPdf(new Blob([bytes as Uint8Array<ArrayBuffer>]));
  return [
    [`${name} document`, sortedJson({ ...read, pages: pages.length })],
    ...pages.map((page, at) => [`${name} page ${at + 1}`, page] as const),
    [`${name} bytes`, hashOf(bytes)],
  ];
}

/** Bank files have their own code pages: their bytes are shown as letters, one each. */
function textOf(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes).replace(FONT_KEY, '{key}');
  } catch {
    return Buffer.from(bytes).toString('latin1');
  }
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
