import { strFromU8, strToU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipOf } from './zip.ts';

const unzipped = async (blob: Blob) => {
  const files = Object.entries(unzipSync(new Uint8Array(await blob.arrayBuffer())));
  return Object.fromEntries(files.map(([name, bytes]) => [name, strFromU8(bytes)]));
};

test('keeps both files of two workers with one name, and our letters in names', async () => {
  const files = ['Đurđa Ćirić.pdf', 'Đurđa Ćirić.pdf', '__proto__.pdf', 'ĐURĐA ĆIRIĆ.pdf'].map(
    (name, at) => ({
      name,
      bytes: strToU8(`listić ${at}`),
    }),
  );
  expect(await unzipped(zipOf(files))).toEqual({
    'Đurđa Ćirić.pdf': 'listić 0',
    'Đurđa Ćirić-2.pdf': 'listić 1',
    '__proto__.pdf': 'listić 2',
    'ĐURĐA ĆIRIĆ-3.pdf': 'listić 3',
  });
});
