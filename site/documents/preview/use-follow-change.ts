import type { Document } from '@obracun/engine/documents/blocks.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { changedBlock } from './changed-block.ts';

const TINT_MS = 1800;

/**
 * Tints the block that the last key changed, and scrolls to it inside the column of the preview. Never scrolls the page, where the
 * typed field would move away, and does nothing while no field has the focus: a loaded draft is not a change.
 */
export function useFollowChange(sheet: RefObject<HTMLElement | null>, document: Document): void {
  const last = useRef(document);
  useEffect(() => {
    const before = last.current;
    last.current = document;
    if (before === document || !isTyping()) return;
    const at = changedBlock(before, document);
    const block = at === undefined ? undefined : sheet.current?.children[at];
    if (!(block instanceof HTMLElement)) return;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    block.animate?.([{ backgroundColor: 'var(--warn-soft)' }, { backgroundColor: 'transparent' }], {
      duration: TINT_MS,
      easing: isCalm ? 'step-end' : 'ease-in',
    });
    showInColumn(block, isCalm ? 'instant' : 'smooth');
  }, [sheet, document]);
}

const isTyping = (): boolean =>
  globalThis.document.activeElement?.matches('input, textarea, select, button') ?? false;

/** The nearest ancestor that scrolls by itself. */
function columnOf(block: HTMLElement): HTMLElement | undefined {
  for (let one = block.parentElement; one && one !== document.body; one = one.parentElement)
    if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
  return undefined;
}

function showInColumn(block: HTMLElement, behavior: ScrollBehavior): void {
  const column = columnOf(block);
  if (!column || column.scrollHeight <= column.clientHeight) return;
  const [inner, outer] = [block.getBoundingClientRect(), column.getBoundingClientRect()];
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  const top = column.scrollTop + inner.top - outer.top - (outer.height - inner.height) / 3;
  column.scrollTo({ top: Math.max(0, top), behavior });
}
