import { expect, test } from 'vitest';
import { circleIn, preloadsOf } from './preloads.ts';

const manifest = {
  'index.html': { file: 'index.js', imports: ['framework'] },
  framework: { file: 'framework.js' },
  'page.tsx': { file: 'page.js', imports: ['framework', 'shared'] },
  'definition.ts': { file: 'definition.js', imports: ['shared'] },
  shared: { file: 'shared.js', imports: ['index.html'] },
};

test('names the imports of the sources once, without what every page loads', () =>
  expect(preloadsOf(manifest, ['page.tsx', 'definition.ts'])).toEqual([
    'page.js',
    'shared.js',
    'definition.js',
  ]));

test('names nothing when a source has no chunk of its own', () =>
  expect(preloadsOf(manifest, ['gone.tsx'])).toEqual([]));

test('finds a circle of chunks', () => {
  expect(circleIn(manifest)).toEqual([]);
  const closed = { ...manifest, framework: { file: 'framework.js', imports: ['shared'] } };
  expect(circleIn(closed)).toEqual(['index.html', 'framework', 'shared', 'index.html']);
});
