import { runsOf, type Text } from '@obracun/engine/documents/blocks.ts';
import type { Content, ContentText } from 'pdfmake/interfaces';
import { printable } from '../fonts/printable.ts';

/** Words in a style of `STYLES`, or in the default one. */
export const styled = (text: string, style?: string): ContentText => ({
  text: printable(text),
  ...(style && { style }),
});

/** Runs of regular and bold words. */
export const runs = (text: Text): Content[] =>
  runsOf(text).map((run) =>
    typeof run === 'string' ? { text: printable(run) } : { text: printable(run.bold), bold: true },
  );
