import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { LogLines } from './log-lines.ts';

/** A reader that takes nothing until it is told to. */
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

test('lines beyond what may wait are lost, and how many is told in a later one', async () => {
  const { out, taken, resume } = stalled();
  const lines = new LogLines(out, 10_000);
  for (let line = 0; line < 1000; line++) lines.write(`${'x'.repeat(99)}\n`);
  expect(out.writableLength).toBeLessThan(15_000);
  while (out.writableLength > 0) {
    resume();
    await new Promise(setImmediate);
  }
  lines.write('again\n');
  lines.flush();
  const told = taken.join('').trim().split('\n');
  const { lost } = JSON.parse(told.at(-2) ?? '');
  expect(told.at(-1)).toBe('again');
  expect(told.length - 2 + lost).toBe(1000);
});

test('a reader that never takes the last lines is not waited for', async () => {
  const { out } = stalled();
  const lines = new LogLines(out);
  lines.write('last\n');
  await lines.finish(20);
});

test('a reader that is gone ends nothing', async () => {
  const out = new Writable({ write: (_chunk, _encoding, done) => done(new Error('EPIPE')) });
  const lines = new LogLines(out);
  for (let line = 0; line < 100; line++) lines.write('x'.repeat(100));
  await lines.finish(20);
});
