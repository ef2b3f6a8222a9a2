import type { InTurns } from '../calls/heavy.ts';
import { Lines } from './lines.ts';

/** So many rows are answered before time is asked for again. */
const ROWS = 16;
/** So many letters are answered before they are sent. */
const BLOCK = 32 * 1024;

/**
 * The answers to lines as they come, a line for each that is not blank, in blocks: no more is read than the answers to it are
 * taken, so a text may be as long as one likes.
 */
export async function* answeredLines(
  chunks: AsyncIterable<Uint8Array>,
  answer: (row: Uint8Array) => string,
  inTurns: InTurns,
): AsyncGenerator<string> {
  const lines = new Lines();
  for await (const chunk of chunks) yield* blocks(lines.of(chunk), answer, inTurns);
  yield* blocks(lines.last(), answer, inTurns);
}

async function* blocks(
  rows: Iterator<Uint8Array>,
  answer: (row: Uint8Array) => string,
  inTurns: InTurns,
): AsyncGenerator<string> {
  for (;;) {
    const block = { text: '', isLast: false };
    await inTurns(() => {
      for (let count = 0; count < ROWS && !block.isLast; count++) {
        const { value, done } = rows.next();
        if (done) block.isLast = true;
        else block.text += `${answer(value)}\n`;
      }
      return !block.isLast && block.text.length < BLOCK;
    });
    if (block.text) yield block.text;
    if (block.isLast) return;
  }
}
