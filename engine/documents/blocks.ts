/**
 * What a document says, in the order it is read. The preview, the PDF, the spreadsheet and the word-processor file are
 * all drawn from these blocks, so they cannot disagree. The vocabulary is closed: a renderer handles every kind.
 */
export interface Document {
  readonly title: string;
  readonly language: 'bs-Latn' | 'bs-Cyrl';
  /** Without the extension: `faktura_12_2026`. */
  readonly fileName: string;
  readonly blocks: readonly Block[];
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
  | Picture;

/** A stretch of text in one weight; a bare string is regular. */
export type Run = string | { readonly bold: string };
export type Text = string | readonly Run[];

/** True of what stays as it is in a document in Cyrillic: codes, numbers of documents, names and addresses from abroad. */
type Verbatim = boolean;

export interface Title {
  readonly kind: 'title';
  readonly text: string;
  /** Of a part after the first, set smaller. */
  readonly isPart?: boolean;
}

/** A word over a few lines: as what somebody stands there. */
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
}

export interface Table {
  readonly kind: 'table';
  /** Says what the table holds, for those who do not see it. */
  readonly caption: string;
  readonly columns: readonly Column[];
  /** As many cells as columns. */
  readonly rows: readonly (readonly Cell[])[];
  /** Under the rows and never apart: the label spans all columns but the last, which holds the figure. */
  readonly totals: readonly Total[];
  /** Rows set in weight, by their place. */
  readonly strongRows?: readonly number[];
  /** Set tight, where many rows have to stay on one page. */
  readonly isDense?: boolean;
}

export interface Column {
  readonly title: string;
  readonly align: 'start' | 'end';
  /** `fill` takes the room the others leave. */
  readonly width: 'fill' | 'fit';
}

export type Cell = string | Figure;

/** A figure with its unit stays on one line; longer than this it is a sentence somebody wrote, and is broken. */
const LONGEST_FIGURE = 24;

export const staysOnLine = ({ width }: Column, text: string): boolean =>
  width === 'fit' && text.length <= LONGEST_FIGURE;

/** A number as people read it and as a spreadsheet takes it: `1.234,56` is `value` 123456 with 2 `places`. */
export interface Figure {
  readonly text: string;
  readonly value: number;
  readonly places: number;
}

export interface Total {
  readonly label: string;
  readonly figure: Figure;
  /** The one figure the document is about. */
  readonly strong: boolean;
}

/** A line to sign on, for each party, side by side. */
export interface Signatures {
  readonly kind: 'signatures';
  readonly parties: readonly { readonly role: string; readonly name: string }[];
}

interface SmallPrint {
  readonly kind: 'small';
  readonly text: string;
}

interface Picture {
  readonly kind: 'picture';
  /** PNG or JPEG as a `data:` URL. */
  readonly source: string;
  readonly description: string;
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

/** Words that take the room the other columns leave. */
export const words = column('start', 'fill');
/** A day, a code or few words. */
export const shortWords = column('start', 'fit');
export const figures = column('end', 'fit');

interface Parted {
  readonly before: readonly Block[];
  /** From the last article to the signatures: nobody should sign a page that says nothing. */
  readonly closing: readonly Block[];
  readonly after: readonly Block[];
}

/** Parts a document at the end that has to stay on one page; without signatures nothing has to. */
export function partClosing(blocks: readonly Block[]): Parted {
  const end = blocks.findIndex(({ kind }) => kind === 'signatures') + 1;
  const article = blocks.slice(0, end).findLastIndex(({ kind }) => kind === 'article');
  const start = article === -1 ? end : article;
  return { before: blocks.slice(0, start), closing: blocks.slice(start, end), after: blocks.slice(end) };
}
