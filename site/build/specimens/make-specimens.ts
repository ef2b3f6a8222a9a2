import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const SPECIMENS = fileURLToPath(new URL('specimens.ts', import.meta.url));

/** The sample slips as JSON, made as the site is built: a text that goes into the empty result of a wage alone. */
export async function makeSpecimens(): Promise<string> {
  const noExternal = [/^@obracun\//];
  const { module } = await runnerImport<typeof import('./specimens.ts')>(SPECIMENS, {
    configFile: false,
    environments: { inline: { resolve: { noExternal } } },
  });
  return JSON.stringify(module.specimens);
}
