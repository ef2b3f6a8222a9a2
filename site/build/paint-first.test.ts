import { expect, test } from 'vitest';
import { paintFirst } from './paint-first.ts';

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
