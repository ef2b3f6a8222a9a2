/** Loads a screen that validates with zod, together with the setting for the content security policy. */
export async function loadValidating<T>(screen: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([screen, import('./jitless.ts')]);
  return loaded;
}

/** Its source file, to be preloaded with the screen. */
export const VALIDATING = 'lazy-loading/jitless.ts';
