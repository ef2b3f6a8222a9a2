/** Loads a screen that validates with zod, together with what keeps zod within the content security policy. */
export async function loadValidating<T>(screen: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([screen, import('./jitless.ts')]);
  return loaded;
}

/** The source file of that, to be asked for together with the screen. */
export const VALIDATING = 'lazy-loading/jitless.ts';
