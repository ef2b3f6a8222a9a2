import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const session = new Map<string, string>();
const WAGE = 'https://obracun.test/obracun-plata';

beforeEach(() => session.clear());
afterEach(() => vi.unstubAllGlobals());

/** A document that was opened in this tab; the module is read again. */
async function opened(address: string, type: 'navigate' | 'reload', state: object | null = null) {
  const { href, pathname, search } = new URL(address);
  const entry = { state, replaceState: (next: object) => Object.assign(entry, { state: next }) };
  vi.stubGlobal('location', { href, pathname, search });
  vi.stubGlobal('history', entry);
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type, name: address }] });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, text: string) => session.set(key, text),
  });
  vi.resetModules();
  return { ...(await import('./fragment.ts')), entry };
}

/** Typed inputs of a page, whose tab was then killed. */
async function killed(): Promise<void> {
  const { keepInputs } = await opened(WAGE, 'navigate');
  keepInputs('bruto_plata=1234');
}

test('restores the inputs of a killed tab that is loaded again', async () => {
  await killed();
  const { storedInputs } = await opened(WAGE, 'reload');
  expect(storedInputs()).toBe('bruto_plata=1234');
});

test('takes the inputs of the history entry when it has them', async () => {
  await killed();
  const { storedInputs } = await opened(WAGE, 'reload', { unos: 'bruto_plata=1' });
  expect(storedInputs()).toBe('bruto_plata=1');
});

test('restores nothing when the page is opened by its address, nor when that is loaded again', async () => {
  await killed();
  expect((await opened(WAGE, 'navigate')).storedInputs()).toBe('');
  expect((await opened(WAGE, 'reload')).storedInputs()).toBe('');
});

test('restores nothing in another page', async () => {
  await killed();
  expect((await opened('https://obracun.test/pdv', 'reload')).storedInputs()).toBe('');
});

test('restores nothing in a new entry of a page that was loaded again', async () => {
  await killed();
  const { storedInputs, keepInputs, entry } = await opened(WAGE, 'reload');
  storedInputs();
  keepInputs('bruto_plata=1234');
  entry.state = null;
  expect(storedInputs()).toBe('');
});

test('restores nothing after the form was cleared', async () => {
  await killed();
  const { dropInputs } = await opened(WAGE, 'reload');
  dropInputs();
  expect((await opened(WAGE, 'reload')).storedInputs()).toBe('');
});
