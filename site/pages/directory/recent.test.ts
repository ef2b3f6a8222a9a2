import { beforeEach, expect, test, vi } from 'vitest';
import { deviceWith } from '../../storage/storage.fixture.ts';
import type { Page } from './page.ts';

const KEY = 'nedavno';
let stored: Record<string, string>;

const tool = (path: Page['path']): Page => ({
  path,
  title: path,
  group: 'rs',
  load: () => Promise.reject(new Error('not asked for')),
});

beforeEach(() => {
  vi.resetModules();
  stored = deviceWith();
});

test('the last four tools are kept, newest first, each once', async () => {
  const { recentPaths, remember } = await import('./recent.ts');
  for (const path of ['/a', '/b', '/c', '/a', '/d', '/e'] as const) remember(tool(path));
  expect(recentPaths()).toEqual(['/e', '/d', '/a', '/c']);
  expect(JSON.parse(stored[KEY] ?? '')).toEqual(['/e', '/d', '/a', '/c']);
});

test('pages that are not tools are not kept', async () => {
  const { recentPaths, remember } = await import('./recent.ts');
  remember({ path: '/kontakt', title: '', load: tool('/x').load });
  expect(recentPaths()).toEqual([]);
});

test.each(['{', '{"a":1}', '[1,null,"/a"]'])('%s left by somebody else does no harm', async (text) => {
  stored[KEY] = text;
  const { recentPaths } = await import('./recent.ts');
  expect(recentPaths()).toEqual(text.includes('/a') ? ['/a'] : []);
});

test('where storage is forbidden they last as long as the page', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { recentPaths, remember } = await import('./recent.ts');
  remember(tool('/a'));
  expect(recentPaths()).toEqual(['/a']);
});
