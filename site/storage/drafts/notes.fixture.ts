import type { DraftKind } from './drafts.ts';

/** Drafts of one text. */
export const notes: DraftKind<{ readonly text: string }> = {
  kind: 'ugovor',
  read: (content) => {
    const { text } = (content ?? {}) as { text?: unknown };
    return typeof text === 'string' ? { text } : undefined;
  },
  isBlank: ({ text }) => text === '',
  loses: (content, { text }) => JSON.stringify(content) !== JSON.stringify({ text }),
};
