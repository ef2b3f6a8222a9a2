import { type Run, runsOf, type Text } from '@obracun/engine/documents/blocks.ts';
import { type IParagraphOptions, Paragraph, type ParagraphChild, TextRun } from 'docx';

/** In half points. */
const SMALL = 18;

const runOf = (run: Run): ParagraphChild =>
  typeof run === 'string' ? new TextRun(run) : new TextRun({ text: run.bold, bold: true });

export const smallPrint = (text: string): Paragraph =>
  new Paragraph({ children: [new TextRun({ text, size: SMALL })] });

export const paragraphOf = (text: Text, options: IParagraphOptions = {}): Paragraph =>
  new Paragraph({ ...options, children: runsOf(text).map(runOf) });
