import type { Block, Document } from '@obracun/engine/documents/blocks.ts';

/** A block without content draws no element. */
const isDrawn = (block: Block): boolean => block.kind !== 'meta' || block.entries.length > 0;

/**
 * Position of the first block that differs, among the drawn ones; undefined when none does. Where a block was removed it is
 * the next one, or the last.
 */
export function changedBlock(before: Document, after: Document): number | undefined {
  const [old, now] = [before, after].map(({ blocks }) => blocks.filter(isDrawn)) as [Block[], Block[]];
  const textOf = (block: Block | undefined) => JSON.stringify(block);
  const at = now.findIndex((block, index) => block !== old[index] && textOf(block) !== textOf(old[index]));
  if (at !== -1) return at;
  return now.length < old.length && now.length > 0 ? now.length - 1 : undefined;
}
