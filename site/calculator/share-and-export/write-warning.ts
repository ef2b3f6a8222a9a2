import type { Warning } from '@obracun/engine/core/issue.ts';

/** Formats a warning in plain text. */
export const writeWarning = ({ poruka, izvor }: Warning): string =>
  `Upozorenje: ${poruka}${izvor ? ` (${izvor})` : ''}`;
