import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { sealingKey } from '../../backup/sealed.ts';
import { emptyDevice } from '../../db/empty-device.fixture.ts';
import { withDatabase } from '../../db/with-database.ts';
import { saveFirm } from '../../payroll/firms.ts';
import { firm, worker } from '../../payroll/stored.fixture.ts';
import { saveWorker } from '../../payroll/workers.ts';
import { keyOfPath } from '../meeting/three-way.ts';
import { officeText, readOfficeText } from '../protocol/office-file.ts';
import { revisionFrom } from '../protocol/revision.ts';
import { returnByHand, takeByHand } from './by-hand.ts';

beforeEach(emptyDevice);

/** The firm as the file of this device, and the same changed by another computer. */
async function madeFile(phone: string) {
  await saveFirm(firm, undefined);
  await saveWorker(worker, undefined);
  const given = await returnByHand('f', false);
  const file = given && (await readOfficeText(given.text, undefined));
  if (!given || !file || !('contents' in file)) throw new Error('not given');
  const radnici = file.contents.radnici.map((one) => ({
    ...one,
    changed: one.changed + 1,
    content: { ...worker, phone },
  }));
  const next = {
    ...file,
    lineage: revisionFrom([file.lineage]),
    author: { ...file.author, device: 'amra' },
    contents: { ...file.contents, radnici },
  };
  return { first: given, next };
}

const known = async () => (await withDatabase((db) => db.radnici.get('w')))?.changed;

test('takes a firm by its file and returns it, with what both changed asked', async () => {
  const { first, next } = await madeFile('061');
  const theirs = { name: first.name, text: await officeText(next, undefined) };
  await saveWorker({ ...worker, phone: '062' }, await known());
  expect(await takeByHand(first, undefined)).toMatchObject({ done: { kind: 'waiting' } });
  const taken = await takeByHand(theirs, undefined);
  if (!('done' in taken) || taken.done.kind !== 'conflict') throw new Error('not asked');
  const { meeting, mine } = taken.done;
  const by = new Map(meeting.conflicts.map(({ path }) => [keyOfPath(path), 'theirs' as const]));
  const choices = { theirs: next.lineage.id, mine, by };
  expect(await takeByHand(theirs, undefined, choices)).toMatchObject({ done: { kind: 'joined' } });
  const returned = await returnByHand('f', false);
  expect(returned?.name).toBe(first.name);
  expect(returned?.text).toContain('061');
});

test('asks for the password of a sealed firm, and returns it under the same', async () => {
  const { first, next } = await madeFile('061');
  const sealed = { name: first.name, text: await officeText(next, await sealingKey('lozinka kancelarije')) };
  expect(await takeByHand(sealed, undefined)).toEqual({ refused: 'password' });
  expect(await takeByHand(sealed, 'druga')).toEqual({ refused: 'wrong' });
  expect(await takeByHand({ ...sealed, name: 'firma' }, 'lozinka kancelarije')).toMatchObject({
    done: { kind: 'brought' },
  });
  expect((await returnByHand('f', true))?.text).toContain('zakljucano');
  expect(await takeByHand({ name: 'x.json', text: '{}' }, undefined)).toEqual({ refused: 'foreign' });
});
