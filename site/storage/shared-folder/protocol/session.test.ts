import { beforeEach, expect, test } from 'vitest';
import { claimsIn, SILENCE_MS } from './claims.ts';
import { MemoryFolder } from './memory-folder.fixture.ts';
import { OfficeSession } from './session.ts';

let folder: MemoryFolder;
let now: number;
let amra: OfficeSession;
let edin: OfficeSession;

const sessionOf = (device: string, who: string) =>
  new OfficeSession(
    folder,
    () => ({ device, who, computer: `RACUNAR-${device}` }),
    () => now,
  );

beforeEach(() => {
  [folder, now] = [new MemoryFolder(), 0];
  [amra, edin] = [sessionOf('a', 'Amra'), sessionOf('b', 'Edin')];
});

test('gives a firm to the one who takes it first, and to the other when it is given back', async () => {
  expect(await amra.take('f', '10:32')).toEqual({ isTaken: true });
  expect(await edin.take('f', '10:40')).toMatchObject({
    isTaken: false,
    holder: { who: 'Amra', computer: 'RACUNAR-a', claim: { since: '10:32' } },
  });
  expect(await edin.take('g', '10:41')).toEqual({ isTaken: true });
  await amra.giveBack('f');
  expect(await edin.take('f', '10:45')).toEqual({ isTaken: true });
  expect([amra.taken, edin.taken]).toEqual([[], ['g', 'f']]);
});

test('leaves a firm to the one who took it over, also after it is given back', async () => {
  await amra.take('f', '10:32');
  expect(await edin.take('f', '10:50', true)).toEqual({ isTaken: true });
  expect(await amra.has('f')).toBe(false);
  await edin.giveBack('f');
  expect(await edin.holder('f')).toBeUndefined();
  expect(await amra.take('f', '11:00')).toEqual({ isTaken: true });
  expect(await edin.holder('f')).toMatchObject({ who: 'Amra' });
});

test('lets one of two have a firm when both took it without seeing each other', async () => {
  const elsewhere = new MemoryFolder();
  const far = new OfficeSession(
    elsewhere,
    () => ({ device: 'b', who: 'Edin', computer: '' }),
    () => now,
  );
  await amra.take('f', '');
  await far.take('f', '');
  for (const [path, text] of elsewhere.files) folder.files.set(path, text);
  for (const [path, text] of folder.files) elsewhere.files.set(path, text);
  expect((await amra.has('f')) !== (await far.has('f'))).toBe(true);
});

test('counts silence by its own running time, from the last sign of life it saw', async () => {
  await amra.take('f', '');
  const holder = await edin.holder('f');
  if (!holder) throw new Error('nobody has it');
  now = SILENCE_MS - 1;
  expect(edin.isSilent(holder)).toBe(false);
  await amra.tell();
  await edin.claims();
  now += SILENCE_MS - 1;
  expect(edin.isSilent(holder)).toBe(false);
  now += 1;
  expect(edin.isSilent(holder)).toBe(true);
  // One who has just come has not listened for ten minutes.
  const late = sessionOf('c', 'Lejla');
  await late.claims();
  expect(late.isSilent(holder)).toBe(false);
});

test('gives back what it had when the program was killed', async () => {
  await amra.take('f', '');
  const again = sessionOf('a', 'Amra');
  await again.claims();
  expect(await edin.holder('f')).toBeUndefined();
});

test('has nothing of a firm when the folder fails while it is taken', async () => {
  folder.fails = (what) => (what === 'rename' ? new Error('full') : undefined);
  await expect(amra.take('f', '')).rejects.toThrow('full');
  expect(amra.taken).toEqual([]);
});

test.each([
  '',
  '{',
  '{"vrsta":"ko-radi"}',
  '{"vrsta":"ko-radi","uredjaj":"a","otkucaj":1,"firme":[]}',
  'null',
])('takes no claim from %j', (text) => expect(claimsIn(text)).toBeUndefined());
