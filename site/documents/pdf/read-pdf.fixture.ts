import { getDocumentProxy } from 'unpdf';

interface ReadPdf {
  /** The text of each page, a line where the reader sees one. */
  readonly pages: readonly string[];
  readonly title: string;
  readonly language: string;
}

/** Reads a PDF as another program does when somebody copies its text. */
export async function readPdf(file: Blob): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()), { verbosity: 0 });
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } };
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map(async (number) => textOf(await pdf.getPage(number))));
  return { pages, title: info.Title ?? '', language: info.Language ?? '' };
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

async function textOf(page: Page): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
}

/** The text with every stretch of white space as one space: where lines break is the layout's affair. */
export const flowing = (text: string): string => text.replace(/\s+/g, ' ').trim();
