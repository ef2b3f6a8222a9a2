import { createCanvas } from '@napi-rs/canvas';
import jsQR from 'jsqr';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface ReadPdf {
  /** The text of each page, a line where the reader sees one. */
  readonly pages: readonly string[];
  readonly title: string;
  readonly language: string;
  /** Right edge of the rightmost text, in points. */
  readonly rightmost: number;
  /** The size of the smallest letters, in points. */
  readonly smallest: number;
  /** Texts that overlap others on their page. */
  readonly overlaid: readonly string[];
}

/** Reads a PDF as another program does to copy its text. */
export async function readPdf(file: Blob): Promise<ReadPdf> {
  const pdf = await open(file);
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } };
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const items = await Promise.all(numbers.map(async (number) => itemsOf(await pdf.getPage(number))));
  const pages = items.map((all) => all.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''));
  const written = items.flat().filter(({ str }) => str.trim());
  return {
    pages,
    title: info.Title ?? '',
    language: info.Language ?? '',
    rightmost: Math.max(0, ...written.map(endOf)),
    smallest: Math.min(...written.map(sizeOf)),
    overlaid: items.flatMap(overlaidOf),
  };
}

const open = async (file: Blob): Promise<PDFDocumentProxy> =>
  getDocument({ data: new Uint8Array(await file.arrayBuffer()), verbosity: 0 }).promise;

const POINTS_PER_INCH = 72;

/** The text of the QR code on the first page as scanned at a resolution; undefined when it cannot be read. */
export async function scanCode(file: Blob, dpi: number): Promise<string | undefined> {
  const page = await (await open(file)).getPage(1);
  const viewport = page.getViewport({ scale: dpi / POINTS_PER_INCH });
  const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
  const canvas = createCanvas(width, height);
  // pdf.js draws on any canvas, its types name only that of a browser.
  await page.render({ canvas: canvas as never, viewport }).promise;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data;
}

/** The addresses that can be followed on the first page, each line of a text apart. */
export async function linksIn(file: Blob): Promise<readonly string[]> {
  const page = await (await open(file)).getPage(1);
  const found = (await page.getAnnotations()) as readonly { readonly url?: string }[];
  return found.flatMap(({ url }) => url ?? []);
}

type Page = Awaited<ReturnType<PDFDocumentProxy['getPage']>>;

async function itemsOf(page: Page) {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => ('str' in item ? [item] : []));
}

type Item = Awaited<ReturnType<typeof itemsOf>>[number];

/** Letters along a column continue upwards. */
const endOf = ({ transform: [, up, , , x], width }: Item): number => Number(x) + (up ? 0 : width);

const sizeOf = ({ transform: [a, b] }: Item): number => Math.round(Math.hypot(a, b) * 100) / 100;

/** A line that begins or ends at another touches it: an overlap covers half of its height. */
function overlaidOf(items: readonly Item[]): readonly string[] {
  const written = items.filter(({ str, transform: [, up] }) => str.trim() && !up);
  return written.filter((one, at) => written.slice(at + 1).some((other) => lieOver(one, other))).map(strOf);
}

const strOf = ({ str }: Item): string => str;

function lieOver(one: Item, other: Item): boolean {
  const [left, otherLeft] = [Number(one.transform[4]), Number(other.transform[4])];
  const across = Math.min(left + one.width, otherLeft + other.width) - Math.max(left, otherLeft);
  const apart = Math.abs(Number(one.transform[5]) - Number(other.transform[5]));
  return across > 1 && apart < Math.min(sizeOf(one), sizeOf(other)) / 2;
}

/** The text with white space collapsed, also after the hyphen of 'PDV-a': line breaks depend on the layout. */
export const flowing = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/(?<=\p{L}-) (?=\p{Ll})/gu, '')
    .trim();
