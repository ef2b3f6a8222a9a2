import {
  type Article,
  type Block,
  type Cell,
  type Column,
  type Document,
  type Picture,
  partClosing,
  plainText,
  type Run,
  runsOf,
  type Signatures,
  type Table as TableBlock,
  type Text,
  type Total,
} from '@obracun/engine/documents/blocks.ts';
import type { DocumentLook } from '@obracun/engine/documents/document-look.ts';
import { inScript } from '@obracun/engine/documents/in-script.ts';
import {
  AlignmentType,
  BorderStyle,
  type FileChild,
  Footer,
  HeadingLevel,
  ImageRun,
  type IParagraphOptions,
  type IRunOptions,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlignTable,
  WidthType,
  Document as WordDocument,
} from 'docx';
import { ARTICLES, accentIn, embeddedFonts, numberingIn, page, stylesIn } from './look.ts';
import { type PictureSize, pictureSize } from './picture-size.ts';

const LANGUAGE: Readonly<Record<Document['language'], string>> = {
  en: 'en-GB',
  'bs-Latn': 'bs-Latn-BA',
  'bs-Cyrl': 'bs-Cyrl-BA',
};

/**
 * The document as an editable DOCX: real headings, articles numbered by the word processor, A4. Load it on demand,
 * `await import('./render-docx.ts')`: its library is large.
 */
export function renderDocx({ title, language, look, blocks }: Document): Promise<Blob> {
  return Packer.toBlob(
    new WordDocument({
      title,
      creator: 'Obračun plata',
      fonts: [...embeddedFonts()],
      styles: stylesIn(LANGUAGE[language], look),
      numbering: numberingIn(language),
      sections: [
        {
          properties: { page },
          footers: { default: pageNumbers(language) },
          children: childrenOfAll(blocks, look),
        },
      ],
    }),
  );
}

const pageNumbers = (language: Document['language']): Footer =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [
          new TextRun({
            children: [
              inScript('strana ', language),
              PageNumber.CURRENT,
              inScript(' od ', language),
              PageNumber.TOTAL_PAGES,
            ],
            size: 18,
          }),
        ],
      }),
    ],
  });

/** Blocks as paragraphs and tables of a word processor. */
function childrenOfAll(blocks: readonly Block[], look: DocumentLook | undefined): readonly FileChild[] {
  const { before, closing, after } = partClosing(blocks);
  return [
    ...before.flatMap((block) => childrenOf(block, look)),
    ...closing.flatMap((block) => childrenOf(block, look, true)),
    ...after.flatMap((block) => childrenOf(block, look)),
  ];
}

/** A block that stays is on one page with the next one. */
function childrenOf(block: Block, look: DocumentLook | undefined, stays = false): readonly FileChild[] {
  switch (block.kind) {
    case 'title':
      return [
        new Paragraph({
          heading: block.isPart ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_1,
          text: block.text,
        }),
      ];
    case 'heading':
      return [new Paragraph({ heading: HeadingLevel.HEADING_2, text: block.text })];
    case 'paragraph':
      return [paragraphOf(block.text, { keepNext: stays })];
    case 'small':
      return [smallPrint(block.text)];
    case 'article':
      return article(block, stays);
    case 'meta':
      return block.entries.map(({ label, value }) => paragraphOf([`${label}: `, { bold: value }]));
    case 'columns':
      return [sideBySide([childrenOfAll(block.left, look), childrenOfAll(block.right, look)])];
    case 'table':
      return [tableOf(block, look)];
    case 'signatures':
      return [sideBySide(block.parties.map(signature))];
    case 'picture':
      return [pictureOf(block)];
    case 'code':
      // The symbol is in the PDF: words about it alone would mislead.
      return [];
    default:
      return block;
  }
}

/** The word processor writes the number, so an article added by hand renumbers the rest. */
const article = ({ heading, paragraphs }: Article, stays: boolean): readonly FileChild[] => [
  new Paragraph({
    heading: HeadingLevel.HEADING_2,
    numbering: { reference: ARTICLES, level: 0 },
    alignment: AlignmentType.CENTER,
    text: heading,
  }),
  ...paragraphs.map((text) => paragraphOf(text, { keepNext: stays })),
];

const signature = ({ role, name }: Signatures['parties'][number]): readonly FileChild[] =>
  [role, '', '______________________________', name].map((text) =>
    paragraphOf(text, { alignment: AlignmentType.CENTER, keepNext: true }),
  );

const WHOLE_WIDTH = { size: 100, type: WidthType.PERCENTAGE } as const;

/** Between the margins of a page, in twips. */
const TEXT_WIDTH = page.size.width - page.margin.left - page.margin.right;

/** Columns with these shares of the page, which a long word cannot widen. */
const fixedColumns = (shares: readonly number[]) => {
  const all = shares.reduce((sum, share) => sum + share, 0);
  return {
    width: WHOLE_WIDTH,
    layout: TableLayoutType.FIXED,
    columnWidths: shares.map((share) => Math.floor((TEXT_WIDTH * share) / all)),
  };
};

const NO_LINE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const NO_LINES = {
  top: NO_LINE,
  bottom: NO_LINE,
  left: NO_LINE,
  right: NO_LINE,
  insideHorizontal: NO_LINE,
  insideVertical: NO_LINE,
};

/** Blocks side by side, without lines. Never broken between pages. */
const sideBySide = (columns: readonly (readonly FileChild[])[]): Table =>
  new Table({
    ...fixedColumns(columns.map(() => 1)),
    borders: NO_LINES,
    rows: [
      new TableRow({
        cantSplit: true,
        children: columns.map((children) => cellOf(children, columns.length)),
      }),
    ],
  });

const cellOf = (children: readonly FileChild[], count: number): TableCell =>
  new TableCell({
    verticalAlign: VerticalAlignTable.TOP,
    width: { size: 100 / count, type: WidthType.PERCENTAGE },
    children: [...children] as Paragraph[],
  });

/** A column of words is as wide as three of figures. */
const FILL = 3;

/** The header of the modern template: white words on the accent. */
const filledHeader = (look: DocumentLook | undefined): HeaderLook | undefined =>
  look?.template === 'modern' ? { fill: accentIn(look), color: 'FFFFFF' } : undefined;

interface HeaderLook {
  readonly fill: string;
  readonly color: string;
}

/** The header repeats on every page and no row is broken. */
const tableOf = (
  { columns, rows, totals, strongRows = [] }: TableBlock,
  look: DocumentLook | undefined,
): Table =>
  new Table({
    ...fixedColumns(columns.map(({ width }) => (width === 'fill' ? FILL : 1))),
    ...(look && { borders: RULES }),
    rows: [
      new TableRow({
        tableHeader: true,
        cantSplit: true,
        children: columns.map((column) => figureCell([{ bold: column.title }], column, filledHeader(look))),
      }),
      ...rows.map((cells, at) => rowOf(cells, columns, strongRows.includes(at))),
      ...totals.map((total) => totalRow(total, columns.length)),
    ],
  });

const weightOf =
  (isStrong: boolean) =>
  (text: string): Text =>
    isStrong ? [{ bold: text }] : text;

function rowOf(cells: readonly Cell[], columns: readonly Column[], isStrong: boolean): TableRow {
  const weighted = weightOf(isStrong);
  return new TableRow({
    cantSplit: true,
    children: cells.map((cell, at) =>
      figureCell(weighted(typeof cell === 'string' ? cell : cell.text), columns[at]),
    ),
  });
}

const totalRow = ({ label, figure, strong }: Total, columns: number): TableRow => {
  const weighted = weightOf(strong);
  return new TableRow({
    cantSplit: true,
    children: [
      new TableCell({ columnSpan: columns - 1, children: [paragraphOf(weighted(label))] }),
      figureCell(weighted(figure.text), { align: 'end' }),
    ],
  });
};

const figureCell = (text: Text, column: Pick<Column, 'align'> | undefined, header?: HeaderLook): TableCell =>
  new TableCell({
    ...(header && { shading: { type: ShadingType.CLEAR, fill: header.fill, color: 'auto' } }),
    children: [
      new Paragraph({
        alignment: column?.align === 'end' ? AlignmentType.END : AlignmentType.START,
        children: header
          ? linesOf(plainText(text), { bold: true, color: header.color })
          : runsOf(text).flatMap(runsOnLines),
      }),
    ],
  });

const HAIRLINE = { style: BorderStyle.SINGLE, size: 4, color: 'B3B3B3' } as const;
/** Lines between rows, as in the PDF. */
const RULES = { ...NO_LINES, bottom: HAIRLINE, top: HAIRLINE, insideHorizontal: HAIRLINE };

/** Most of its width and height in the file, in pixels of the word processor. */
const LARGEST_PICTURE = { width: 226, height: 83 };

/** A picture of the head. */
function pictureOf({ source, description }: Picture): Paragraph {
  const data = Uint8Array.from(atob(source.slice(source.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
  return new Paragraph({
    children: [
      new ImageRun({
        type: source.startsWith('data:image/png') ? 'png' : 'jpg',
        data,
        transformation: fitted(pictureSize(data) ?? LARGEST_PICTURE),
        altText: { name: description, title: description, description },
      }),
    ],
  });
}

function fitted({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(1, LARGEST_PICTURE.width / width, LARGEST_PICTURE.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** In half points. */
const SMALL = 18;

const runOf = (run: Run): ParagraphChild =>
  typeof run === 'string' ? new TextRun(run) : new TextRun({ text: run.bold, bold: true });

/** The lines of a text, each but the first after a break. */
const linesOf = (text: string, options: IRunOptions): readonly TextRun[] =>
  text.split('\n').map((line, at) => new TextRun({ ...options, text: line, ...(at > 0 && { break: 1 }) }));

const runsOnLines = (run: Run): readonly ParagraphChild[] =>
  typeof run === 'string' ? linesOf(run, {}) : linesOf(run.bold, { bold: true });

const smallPrint = (text: string): Paragraph =>
  new Paragraph({ children: [new TextRun({ text, size: SMALL })] });

const paragraphOf = (text: Text, options: IParagraphOptions = {}): Paragraph =>
  new Paragraph({ ...options, children: runsOf(text).map(runOf) });
