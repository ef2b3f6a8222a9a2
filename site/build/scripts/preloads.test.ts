import { expect, test } from 'vitest';
import { circleIn, preloadsOf } from './preloads.ts';

const manifest = {
  'index.html': { file: 'index.js', imports: ['framework'] },
  framework: { file: 'framework.js' },
  'page.tsx': { file: 'page.js', imports: ['framework', 'shared'] },
  'definition.ts': { file: 'definition.js', imports: ['shared'] },
  shared: { file: 'shared.js', imports: ['index.html'] },
};

test('what the sources import is asked for once, what every page loads is not', () =>
  expect(preloadsOf(manifest, ['page.tsx', 'definition.ts'])).toEqual([
    'page.js',
    'shared.js',
    'definition.js',
  ]));

test('an unknown source asks for nothing', () => expect(preloadsOf(manifest, ['gone.tsx'])).toEqual([]));

test('a circle of files is told by its way', () => {
  expect(circleIn(manifest)).toEqual([]);
  const closed = { ...manifest, framework: { file: 'framework.js', imports: ['shared'] } };
  expect(circleIn(closed)).toEqual(['index.html', 'framework', 'shared', 'index.html']);
});
