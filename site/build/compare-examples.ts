import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const EXAMPLES = fileURLToPath(new URL('../../engine/calculators/published.ts', import.meta.url));

interface Published {
  readonly publishedExamples: (today: string) => Promise<unknown>;
}

/** Every published example beside our result, reckoned as the site is built: a text that goes into the page of accuracy alone. */
export async function compareExamples(): Promise<string> {
  const { module } = await runnerImport<Published>(EXAMPLES, { configFile: false });
  return JSON.stringify(await module.publishedExamples(new Date().toISOString().slice(0, 10)));
}
