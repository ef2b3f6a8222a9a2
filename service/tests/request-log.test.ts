import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { logTo } from '../request-log.ts';

const nextTurn = () => new Promise(setImmediate);

/** A reader that takes nothing until it is resumed. */
function stalled() {
  const taken: string[] = [];
  let resume: () => void = () => undefined;
  const out = new Writable({
    decodeStrings: false,
    write: (chunk, _encoding, done) => {
      taken.push(chunk);
      resume = done;
    },
  });
  return { out, taken, resume: () => resume() };
}

test('drops lines beyond the limit and logs their number when the reader resumes', async () => {
  const { out, taken, resume } = stalled();
  const log = logTo(out, 10_000);
  for (let line = 0; line < 1000; line++) log.write(`${'x'.repeat(99)}\n`);
  expect(out.writableLength).toBeLessThan(15_000);
  while (out.writableLength > 0) {
    resume();
    await nextTurn();
  }
  log.write('again\n');
  for (let line = 0; line < 2; line++) {
    await nextTurn();
    resume();
  }
  const read = taken.join('').trim().split('\n');
  const { lost } = JSON.parse(read.at(-2) ?? '');
  expect(read.at(-1)).toBe('again');
  expect(read.length - 2 + lost).toBe(1000);
});

test('continues when the reader is gone', async () => {
  const log = logTo(new Writable({ write: (_chunk, _encoding, done) => done(new Error('EPIPE')) }));
  for (let line = 0; line < 100; line++) log.write('x');
  await nextTurn();
  log.write('x');
});
