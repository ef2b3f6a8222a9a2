import type { DocumentLook } from './document-look.ts';

/**
 * The content of a document, in reading order. Preview, PDF, spreadsheet and DOCX are all drawn from these blocks, so they cannot differ.
 * The vocabulary is closed: a renderer handles every kind.
 */
export interface Document {
  readonly title: string;
  readonly language: 'bs-Latn' | 'bs-Cyrl' | 'en';
  readonly look?: DocumentLook;
  /** Without the extension: `faktura_12_2026`. */
  readonly fileName: string;
  readonly blocks: readonly Block[];
  /** For wide tables; only as a PDF of its own. */
  readonly isLandscape?: boolean;
}

export type Block =
  | Title
  | Heading
  | Paragraph
  | Article
  | Meta
  | TwoColumns
  | Table
  | Signatures
  | SmallPrint
  | Picture
  | Code;

/** Text in one weight; a bare string is regular. */
export type Run = string | { readonly bold: string };
export type Text = string | readonly Run[];

/** Keeps its script in a Cyrillic document: codes, document numbers, foreign names and addresses. */
type Verbatim = boolean;

export interface Title {
  readonly kind: 'title';
  readonly text: string;
  /** Smaller text for a part after the first. */
  readonly isPart?: boolean;
  /** Space above, below a text. */
  readonly isApart?: boolean;
}

/** A heading over a few lines, such as the role of a party. */
export interface Heading {
  readonly kind: 'heading';
  readonly text: string;
}

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly text: Text;
  readonly verbatim?: Verbatim;
}

/** `Član 3.` with its heading, as in a contract: renderers write the number. */
export interface Article {
  readonly kind: 'article';
  readonly number: number;
  readonly heading: string;
  readonly paragraphs: readonly Text[];
}

/** Short facts, label beside value: number, dates, account. */
export interface Meta {
  readonly kind: 'meta';
  readonly entries: readonly {
    readonly label: string;
    readonly value: string;
    readonly verbatim?: Verbatim;
  }[];
}

export interface TwoColumns {
  readonly kind: 'columns';
  readonly left: readonly Block[];
  readonly right: readonly Block[];
  /** The right one is only as wide as the symbol of a link. */
  readonly isAside?: true;
}

export interface Table {
  readonly kind: 'table';
  /** Describes the table for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column[];
  /** One cell per column. */
  readonly rows: readonly (readonly Cell[])[];
  /** Under the rows, on the same page: the label spans all columns but the last, which contains the figure. */
  readonly totals: readonly Total[];
  /** Indices of bold rows. */
  readonly strongRows?: readonly number[];
  /** Compact, for many rows on one page. */
  readonly isDense?: boolean;
}

export interface Column {
  readonly title: string;
  readonly align: 'start' | 'end';
  /** `fill` takes the remaining width. */
  readonly width: 'fill' | 'fit';
  /** In grey: figures that are no part of the sums beside them. */
  readonly isSoft?: true;
}

export type Cell = string | Figure;

/** A figure with its unit stays on one line; a longer text is a sentence and wraps. */
const LONGEST_FIGURE = 24;

export const staysOnLine = ({ width }: Column, text: string): boolean =>
  width === 'fit' && text.length <= LONGEST_FIGURE;

/** A number for display and for a spreadsheet: `1.234,56` is `value` 123456 with 2 `places`. */
export interface Figure {
  readonly text: string;
  readonly value: number;
  readonly places: number;
}

export interface Total {
  readonly label: string;
  readonly figure: Figure;
  /** The main figure of the document. */
  readonly strong: boolean;
}

/** A signature line for each party, side by side. */
export interface Signatures {
  readonly kind: 'signatures';
  readonly parties: readonly { readonly role: string; readonly name: string }[];
}

interface SmallPrint {
  readonly kind: 'small';
  readonly text: string;
}

export interface Picture {
  readonly kind: 'picture';
  /** PNG or JPEG as a `data:` URL. */
  readonly source: string;
  readonly description: string;
}

/** A QR symbol with words beside it. */
interface Code {
  readonly kind: 'code';
  /** The encoded text. */
  readonly text: string;
  readonly words: string;
  /** The text is an address, which opens from the file too: a smaller symbol with the words below. */
  readonly isLink?: true;
}

export const runsOf = (text: Text): readonly Run[] => (typeof text === 'string' ? [text] : text);

/** The text without its weights. */
export const plainText = (text: Text): string =>
  runsOf(text)
    .map((run) => (typeof run === 'string' ? run : run.bold))
    .join('');

const column =
  (align: Column['align'], width: Column['width']) =>
  (title: string): Column => ({ title, align, width });

/** A column of text that takes the remaining width. */
export const words = column('start', 'fill');
/** A column of a day, a code or few words. */
export const shortText = column('start', 'fit');
export const figures = column('end', 'fit');

interface Parted {
  readonly before: readonly Block[];
  /** From the last article to the signatures: a page with signatures also has text of the contract. */
  readonly closing: readonly Block[];
  readonly after: readonly Block[];
}

/** Splits off the end of a document that must stay on one page; empty without signatures. */
export function partClosing(blocks: readonly Block[]): Parted {
  const end = blocks.findIndex(({ kind }) => kind === 'signatures') + 1;
  if (end === 0) return { before: blocks, closing: [], after: [] };
  const article = blocks.slice(0, end).findLastIndex(({ kind }) => kind === 'article');
  const start = article === -1 ? end : article;
  return { before: blocks.slice(0, start), closing: blocks.slice(start, end), after: blocks.slice(end) };
}
