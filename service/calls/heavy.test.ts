import { expect, test } from 'vitest';
import { PROBLEMS } from '../problems.ts';
import { type AnswerHeavy, BrokenOff, withoutFault } from './heavy.ts';

async function* broken(): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(1);
  throw new Error('aborted');
}

const asked = { header: () => undefined, chunks: broken(), inTurns: () => Promise.resolve() };

const readAll: AnswerHeavy = async ({ chunks }) => {
  for await (const _ of chunks);
  return { status: 200, body: '' };
};

test('a fault of ours is told and answered as one, whatever it is', async () => {
  const told: unknown[] = [];
  const fault = new Error('ours');
  const answer = withoutFault(
    () => Promise.reject(fault),
    (error) => told.push(error),
  );
  const { status } = await answer(asked);
  expect([status, told]).toEqual([PROBLEMS.fault.status, [fault]]);
});

test('a body that breaks off is no fault of ours', async () => {
  const told: unknown[] = [];
  const answer = withoutFault(readAll, (error) => told.push(error));
  await expect(answer(asked)).rejects.toBeInstanceOf(BrokenOff);
  expect(told).toEqual([]);
});
