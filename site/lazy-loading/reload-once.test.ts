import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnce, reloadPage, restoreFocus } from './reload-once.ts';

const reload = vi.fn();
const stored = new Map<string, string>();
const elements: Record<string, { readonly focus: () => void }> = {};
const PAGE = { activeElement: null, getElementById: (id: string) => elements[id] };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00') });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('document', PAGE);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockReset();
  stored.clear();
});

test('reloads a page once, and not again within a minute', () => {
  expect([reloadOnce(), reloadOnce()]).toEqual([true, false]);
  expect(reload).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(61_000);
  expect(reloadOnce()).toBe(true);
});

test('does not reload when storage is unavailable', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(reloadOnce()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['the field it stood in', { id: 'bruto' }, 'bruto'],
  ['the page, when the field has no id', { id: '', closest: () => ({ id: 'sadrzaj' }) }, 'sadrzaj'],
])('restores the focus to %s once after a reload', (_, stoodIn, place) => {
  const focus = vi.fn();
  elements[place] = { focus };
  vi.stubGlobal('document', { ...PAGE, activeElement: stoodIn });
  reloadPage();
  restoreFocus();
  restoreFocus();
  expect(focus).toHaveBeenCalledOnce();
});
