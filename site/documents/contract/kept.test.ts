import 'fake-indexeddb/auto';
import { sample } from '@obracun/engine/documents/contract/contract.fixture.ts';
import { readContract } from '@obracun/engine/documents/contract/contract.ts';
import { expect, it } from 'vitest';
import { slot } from '../storage.ts';
import { keptContract } from './kept.ts';

const anything = slot<unknown>(keptContract.key, '', {
  safeParse: (data) => ({ success: true, data }),
});

it('a draft comes back as it was', async () => {
  expect(await keptContract.load()).toBeUndefined();
  await keptContract.save(sample('fixed-term'));
  expect(await keptContract.load()).toEqual(sample('fixed-term'));
});

it('of a draft in another shape only what fits comes back', async () => {
  await anything.save({ employee: 'Amra Hadžić', salary: 'hiljadu', contractCategory: 'zakup', mystery: 1 });
  expect(await keptContract.load()).toEqual({ ...readContract(null), employee: 'Amra Hadžić' });
  await anything.save('nacrt');
  expect(await keptContract.load()).toBeUndefined();
});
