import type { Block } from './blocks.ts';

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
