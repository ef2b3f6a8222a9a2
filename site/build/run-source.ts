import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** Runs a source as the site is built, with the engine it imports, and gives what it exports. */
async function runSource<T extends object>(source: URL): Promise<T> {
  const noExternal = [/^@obracun\//];
  const { module } = await runnerImport<T>(fileURLToPath(source), {
    configFile: false,
    environments: { inline: { resolve: { noExternal } } },
  });
  return module;
}

/** The OpenAPI document of the service as JSON: a text that goes into the page of the calls, and nothing else of the service. */
export async function describeCalls(): Promise<string> {
  const { description } = await runSource<{ description: string }>(
    new URL('../../service/openapi/written.ts', import.meta.url),
  );
  return description;
}

/** Every published example beside our result, calculated as the site is built: a text that goes into the page of accuracy alone. */
export async function compareExamples(): Promise<string> {
  const { published } = await runSource<{ published: string }>(new URL('published-now.ts', import.meta.url));
  return published;
}
