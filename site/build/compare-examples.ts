import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const EXAMPLES = fileURLToPath(new URL('published-now.ts', import.meta.url));

/** Every published example beside our result, reckoned as the site is built: a text that goes into the page of accuracy alone. */
export async function compareExamples(): Promise<string> {
  const noExternal = [/^@obracun\//];
  const { module } = await runnerImport<{ published: string }>(EXAMPLES, {
    configFile: false,
    environments: { inline: { resolve: { noExternal } } },
  });
  return module.published;
}
