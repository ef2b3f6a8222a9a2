import { beforeEach, expect, test, vi } from 'vitest';
import { deviceWith } from '../../storage/storage.fixture.ts';
import type { Page } from './page.ts';

const KEY = 'nedavno';
let stored: Record<string, string>;

const tool = (path: Page['path']): Page => ({
  path,
  title: path,
  group: 'rs',
  load: () => Promise.reject(new Error('not requested')),
});

beforeEach(() => {
  vi.resetModules();
  stored = deviceWith();
});

test('keeps the last three tools, newest first, each once', async () => {
  const { recentPaths, remember } = await import('./recent.ts');
  for (const path of ['/a', '/b', '/c', '/a', '/d', '/e'] as const) remember(tool(path));
  expect(recentPaths()).toEqual(['/e', '/d', '/a']);
  expect(JSON.parse(stored[KEY] ?? '')).toEqual(['/e', '/d', '/a']);
});

test('does not keep pages that are not tools', async () => {
  const { recentPaths, remember } = await import('./recent.ts');
  remember({ path: '/kontakt', title: '', load: tool('/x').load });
  expect(recentPaths()).toEqual([]);
});

test.each(['{', '{"a":1}', '[1,null,"/a"]'])('%s of another program is ignored', async (text) => {
  stored[KEY] = text;
  const { recentPaths } = await import('./recent.ts');
  expect(recentPaths()).toEqual(text.includes('/a') ? ['/a'] : []);
});

test('keeps them as long as the page when storage is forbidden', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { recentPaths, remember } = await import('./recent.ts');
  remember(tool('/a'));
  expect(recentPaths()).toEqual(['/a']);
});
