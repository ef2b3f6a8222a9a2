import type { Warning } from '@obracun/engine/core/issue.ts';

/** A warning where nothing but words can set it apart. */
export const writeWarning = ({ poruka, izvor }: Warning): string =>
  `Upozorenje: ${poruka}${izvor ? ` (${izvor})` : ''}`;
