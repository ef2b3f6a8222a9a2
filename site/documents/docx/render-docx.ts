import {
  type Article,
  type Block,
  type Document,
  type Picture,
  partClosing,
  type Signatures,
  type TwoColumns,
} from '@obracun/engine/documents/blocks.ts';
import type { DocumentLook } from '@obracun/engine/documents/document-look.ts';
import { inScript } from '@obracun/engine/documents/in-script.ts';
import {
  AlignmentType,
  type FileChild,
  Footer,
  HeadingLevel,
  ImageRun,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  VerticalAlignTable,
  Document as WordDocument,
} from 'docx';
import { GAP, secondHalf, TEXT_WIDTH } from '../pdf/styles.ts';
import { ARTICLES, embeddedFonts, numberingIn, page, SMALL_PRINT, stylesIn } from './look.ts';
import { type PictureSize, pictureSize } from './picture-size.ts';
import { fixed, metaOf, space, tableOf } from './table.ts';
import { paragraphOf } from './text.ts';

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
          children: childrenOfAll(blocks, { look, width: TEXT_WIDTH }),
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

/** The look of the document, and the available width in points. */
interface Place {
  readonly look: DocumentLook | undefined;
  readonly width: number;
}

/** Blocks as paragraphs and tables of a word processor. What follows the last totals stays with them. */
function childrenOfAll(blocks: readonly Block[], place: Place): readonly FileChild[] {
  const { before, closing, after } = partClosing(blocks);
  const totals = before.findLastIndex((block) => block.kind === 'table' && block.totals.length > 0);
  return [
    ...before.flatMap((block, at) =>
      childrenOf(block, place, totals !== -1 && at >= totals && at < before.length - 1),
    ),
    ...closing.flatMap((block) => childrenOf(block, place, true)),
    ...after.flatMap((block) => childrenOf(block, place)),
  ];
}

/** A block that stays is on one page with the next one. */
function childrenOf(block: Block, place: Place, stays = false): readonly FileChild[] {
  const { look, width } = place;
  switch (block.kind) {
    case 'title':
      return [
        new Paragraph({
          heading: block.isPart ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_1,
          text: block.text,
        }),
      ];
    case 'heading':
      return [new Paragraph({ heading: HeadingLevel.HEADING_3, text: block.text })];
    case 'paragraph':
      return [paragraphOf(block.text, { keepNext: stays })];
    case 'small':
      return [new Paragraph({ style: SMALL_PRINT, text: block.text, keepNext: stays })];
    case 'article':
      return article(block, stays);
    case 'meta':
      return block.entries.length > 0 ? [metaOf(block, width), space()] : [];
    case 'columns':
      return [sideBySide(halves(block, place)), space()];
    case 'table':
      return tableOf(block, look, stays);
    case 'signatures':
      return [
        sideBySide(
          block.parties.map((party) => ({ width: width / block.parties.length, children: signature(party) })),
        ),
      ];
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

/** Where the second half of the page begins, as in the PDF. */
function halves({ left, right }: TwoColumns, place: Place): readonly Column[] {
  const second = secondHalf(place.width);
  return [
    { width: second, children: childrenOfAll(left, { ...place, width: second - GAP }) },
    {
      width: place.width - second,
      children: childrenOfAll(right, { ...place, width: place.width - second }),
    },
  ];
}

/** Contents of a width in points. */
interface Column {
  readonly width: number;
  readonly children: readonly FileChild[];
}

/** Blocks side by side, without lines. Never broken between pages. */
const sideBySide = (columns: readonly Column[]): Table =>
  new Table({
    ...fixed(columns.map(({ width }) => width)),
    rows: [
      new TableRow({
        cantSplit: true,
        children: columns.map(
          ({ children }) =>
            new TableCell({
              verticalAlign: VerticalAlignTable.TOP,
              margins: { left: 0, right: 0 },
              // A cell ends with a paragraph, or the word processor repairs the file.
              children: [
                ...children,
                ...(children.at(-1) instanceof Paragraph ? [] : [space()]),
              ] as Paragraph[],
            }),
        ),
      }),
    ],
  });

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
