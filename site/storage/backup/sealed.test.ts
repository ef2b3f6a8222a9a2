import { expect, test } from 'vitest';
import { noContents } from '../db/tables.ts';
import { fileOf, readBackupText, sealedFileOf } from './backup-file.ts';
import { seal, sealingKey, unseal } from './sealed.ts';

const contents = {
  ...noContents,
  firme: [{ id: 'f', changed: 5, content: { name: 'Čelik i žica d.o.o.' } }],
};
const PASSPHRASE = 'čvrsta lozinka';

const key = await sealingKey(PASSPHRASE);
const file = sealedFileOf(await seal(fileOf(contents), key));

function sealedIn(text: string): Record<string, unknown> {
  const read = readBackupText(text);
  if (!('sealed' in read)) throw new Error('not sealed');
  return read.sealed as Record<string, unknown>;
}

test('reveals nothing of the contents of a sealed file', () => {
  expect(file).not.toContain('elik');
  expect(sealedIn(file)).toMatchObject({ oblik: 1, iteracija: 600_000 });
});

test('opens with its passphrase only, in any Unicode form', async () => {
  for (const typed of [PASSPHRASE, PASSPHRASE.normalize('NFD')]) {
    const opened = await unseal(sealedIn(file), typed);
    expect('text' in opened && readBackupText(opened.text)).toMatchObject({ contents });
  }
  expect(await unseal(sealedIn(file), `${PASSPHRASE} `)).toMatchObject({
    problem: expect.stringMatching(/Lozinka/),
  });
});

test('restores a large file, and never seals alike', async () => {
  const large = 'đ'.repeat(300_000);
  const [one, other] = [await seal(large, key), await seal(large, key)];
  expect(one.podaci).not.toBe(other.podaci);
  expect(await unseal(one, PASSPHRASE)).toEqual({ text: large });
});

test.each([
  ['cut', { podaci: 'AAAA' }, /oštećena/],
  ['with other letters', { podaci: '%%%' }, /oštećena/],
  ['of another form', { oblik: 2 }, /ne poznaje/],
  ['that would take for ever', { iteracija: 1e12 }, /ne poznaje/],
  ['with fewer iterations', { iteracija: 1000 }, /oštećena/],
])('refuses a file %s', async (_, part, why) => {
  expect(await unseal({ ...sealedIn(file), ...part }, PASSPHRASE)).toMatchObject({
    problem: expect.stringMatching(why),
  });
});
