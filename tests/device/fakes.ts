import { vi } from 'vitest';

type Texts = Record<string, string>;

/** A storage of a browser over an object that shows what is in it. */
export const storageOver = (texts: Texts): Texts =>
  Object.defineProperties(texts, {
    getItem: { value: (key: string) => texts[key] ?? null },
    setItem: { value: (key: string, text: string) => Object.assign(texts, { [key]: text }) },
    removeItem: { value: (key: string) => void delete texts[key] },
  });

interface FakeBrowser {
  readonly local: Texts;
  readonly session: Texts;
  /** Names of locks that were requested. */
  readonly locks: readonly string[];
  /** States put into the history of the tab. */
  readonly steps: readonly unknown[];
  /** Names of saved files. */
  readonly saved: readonly string[];
}

const ADDRESS = 'https://obracun.test/minuli-topli?x=1#sadrzaj';

/** Installs a fake browser that records its calls. The caller removes it by `vi.unstubAllGlobals`. */
export function fakeBrowser(): FakeBrowser {
  const locks: string[] = [];
  const steps: unknown[] = [];
  const saved: string[] = [];
  const [local, session] = [storageOver({}), storageOver({})];
  const request = async (name: string, _how: object, held: (lock: object) => unknown) => {
    locks.push(name);
    return held({ name });
  };
  const replaceState = (state: unknown, _title: string, url: string) => void steps.push({ state, url });
  const element = (focused = 'bruto') => ({
    id: focused,
    dataset: {},
    click(this: { download?: string }) {
      saved.push(this.download ?? '');
    },
  });
  const globals = {
    localStorage: local,
    sessionStorage: session,
    navigator: { locks: { request } },
    history: { state: null, replaceState },
    location: Object.assign(new URL(ADDRESS), { reload: () => undefined }),
    document: { createElement: () => element(), activeElement: element(), documentElement: element() },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  return { local, session, locks, steps, saved };
}
