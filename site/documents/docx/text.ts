import { type Run, runsOf, type Text } from '@obracun/engine/documents/blocks.ts';
import { type IParagraphOptions, type IRunOptions, Paragraph, type ParagraphChild, TextRun } from 'docx';

/** The lines of a text, each but the first after a break. */
export const linesOf = (text: string, options: IRunOptions): readonly TextRun[] =>
  text.split('\n').map((line, at) => new TextRun({ ...options, text: line, ...(at > 0 && { break: 1 }) }));

const runOf = (run: Run): readonly ParagraphChild[] =>
  typeof run === 'string' ? linesOf(run, {}) : linesOf(run.bold, { bold: true });

/** A paragraph of regular and bold words. */
export const paragraphOf = (text: Text, options: IParagraphOptions = {}): Paragraph =>
  new Paragraph({ ...options, children: runsOf(text).flatMap(runOf) });
