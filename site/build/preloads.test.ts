import { expect, test } from 'vitest';
import { circleIn, preloadsOf } from './preloads.ts';

const manifest = {
  'index.html': { file: 'index.js', imports: ['framework'] },
  framework: { file: 'framework.js' },
  'page.tsx': { file: 'page.js', imports: ['framework', 'shared'] },
  'definition.ts': { file: 'definition.js', imports: ['shared'] },
  shared: { file: 'shared.js', imports: ['index.html'] },
};

test('lists the imports of the sources once, without those every page loads', () =>
  expect(preloadsOf(manifest, ['page.tsx', 'definition.ts'])).toEqual([
    'page.js',
    'shared.js',
    'definition.js',
  ]));

test('lists nothing when a source has no chunk of its own', () =>
  expect(preloadsOf(manifest, ['gone.tsx'])).toEqual([]));

test('finds a cycle of chunks', () => {
  expect(circleIn(manifest)).toEqual([]);
  const closed = { ...manifest, framework: { file: 'framework.js', imports: ['shared'] } };
  expect(circleIn(closed)).toEqual(['index.html', 'framework', 'shared', 'index.html']);
});
