import { afterAll, vi } from 'vitest';

/** Gives a test file its own module instances: modules keep settings, loaded chunks and the last moment. */
export function useOwnModules(): void {
  vi.resetModules();
  afterAll(() => vi.resetModules());
}
