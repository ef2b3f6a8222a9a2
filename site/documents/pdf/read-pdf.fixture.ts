import { getDocumentProxy } from 'unpdf';

interface ReadPdf {
  /** The text of each page, a line where the reader sees one. */
  readonly pages: readonly string[];
  readonly title: string;
  readonly language: string;
  /** Where the text that reaches farthest to the right ends, in points. */
  readonly rightmost: number;
}

/** Reads a PDF as another program does when somebody copies its text. */
export async function readPdf(file: Blob): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()), { verbosity: 0 });
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } };
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const items = await Promise.all(numbers.map(async (number) => itemsOf(await pdf.getPage(number))));
  const ends = items.flat().map(({ transform, width }) => Number(transform[4]) + width);
  const pages = items.map((all) => all.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''));
  return { pages, title: info.Title ?? '', language: info.Language ?? '', rightmost: Math.max(0, ...ends) };
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

async function itemsOf(page: Page) {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => ('str' in item ? [item] : []));
}

/** The text with every stretch of white space as one space: where lines break is the layout's affair. */
export const flowing = (text: string): string => text.replace(/\s+/g, ' ').trim();
