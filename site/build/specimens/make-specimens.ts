import { runSource } from '../run-source.ts';

/** The sample slips as JSON, made as the site is built: a text that goes into the empty result of a wage alone. */
export async function makeSpecimens(): Promise<string> {
  const { specimens } = await runSource<typeof import('./specimens.ts')>(
    new URL('specimens.ts', import.meta.url),
  );
  return JSON.stringify(specimens);
}
