import { expect, test } from 'vitest';
import { circleIn, paintFirst, preloadsOf } from './load-order.ts';

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

const STYLES = '<link rel="stylesheet" crossorigin href="/assets/style.css">';

const BUILT = `<head><!--head-->
<script type="module" crossorigin src="/assets/index.js"></script>
<link rel="modulepreload" crossorigin href="/assets/common.js">
${STYLES}</head>`;

test('requests the style sheet once, before every other file of a page', () => {
  const html = paintFirst(BUILT);
  expect(html.split(STYLES)).toHaveLength(2);
  expect(html.indexOf(STYLES)).toBeLessThan(html.indexOf('<!--head-->'));
});

test('gives scripts a lower priority than what paints', () => {
  const scripts = paintFirst(BUILT).match(/<(?:script|link rel="modulepreload")[^>]*>/g) ?? [];
  expect(scripts).toHaveLength(2);
  for (const script of scripts) expect(script).toContain('fetchpriority="low"');
});
