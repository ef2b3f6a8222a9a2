import { expect, test } from 'vitest';
import { nameOnce } from './class-names.ts';

test('gives no two classes of a build the same name', () => {
  nameOnce('a.module.css', { row: '_aaaaa _shared' });
  nameOnce('a.module.css', { row: '_aaaaa _shared' });
  nameOnce('b.module.css', { row: '_bbbbb _shared' });
  expect(() => nameOnce('c.module.css', { cell: '_aaaaa' })).toThrow(
    'c.module.css cell and a.module.css row: _aaaaa',
  );
});
