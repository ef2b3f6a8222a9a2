import { expect, test } from 'vitest';
import { textFile } from './month-file.ts';

test('marks every CSV for spreadsheets, and no file that programs read', async () => {
  const begins = async (name: string) =>
    [...new Uint8Array(await (await textFile('', name, 'č').make()).arrayBuffer())].slice(0, 3);
  expect(await begins('obrazac-2001.csv')).toEqual([0xef, 0xbb, 0xbf]);
  expect(await begins('4200000000004_102026.xml')).toEqual([0xc4, 0x8d]);
});
