import type { Article, Block, Signatures } from '@obracun/engine/documents/blocks.ts';
import { partClosing } from '@obracun/engine/documents/blocks.ts';
import { AlignmentType, type FileChild, HeadingLevel, Paragraph } from 'docx';
import { ARTICLES } from './look.ts';
import { sideBySide, tableOf } from './table.ts';
import { paragraphOf, smallPrint } from './text.ts';

/** Blocks as paragraphs and tables of a word processor. */
export function childrenOfAll(blocks: readonly Block[]): readonly FileChild[] {
  const { before, closing, after } = partClosing(blocks);
  return [
    ...before.flatMap((block) => childrenOf(block)),
    ...closing.flatMap((block) => childrenOf(block, true)),
    ...after.flatMap((block) => childrenOf(block)),
  ];
}

/** What stays is on one page with what follows. A picture is told in words: no text document has any. */
function childrenOf(block: Block, stays = false): readonly FileChild[] {
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
      return [sideBySide([childrenOfAll(block.left), childrenOfAll(block.right)])];
    case 'table':
      return [tableOf(block)];
    case 'signatures':
      return [sideBySide(block.parties.map(signature))];
    case 'picture':
      return [paragraphOf(block.description)];
    default:
      return block;
  }
}

/** The word processor writes and keeps the number, so an article added by hand renumbers the rest. */
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
