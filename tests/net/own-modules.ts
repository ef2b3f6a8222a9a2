import { afterAll, vi } from 'vitest';

/** What a test file imports from here on is its own: modules keep settings, loaded parts and the last moment they saw. */
export function useOwnModules(): void {
  vi.resetModules();
  afterAll(() => vi.resetModules());
}
