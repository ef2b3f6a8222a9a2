import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Rollup } from 'vite';

const BUNDLES = join(import.meta.dirname, '../../node_modules/.sources');

/** Bundles a source with the engine it imports, runs it and returns its exports. Bundled like the service, so that the module order is the same. */
async function runSource<T extends object>(source: URL): Promise<T> {
  const entry = fileURLToPath(source);
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { ssr: entry, write: false, rolldownOptions: { output: { codeSplitting: false } } },
    ssr: { noExternal: true },
  });
  const { output } = built as Rollup.RollupOutput;
  const file = join(BUNDLES, `${basename(entry, '.ts')}.mjs`);
  await mkdir(BUNDLES, { recursive: true });
  await writeFile(file, output[0].code);
  return import(pathToFileURL(file).href);
}

/** The documents of the API as texts, by their names in the built site. The site uses nothing else of the service. */
export async function documentsOfService(): Promise<Readonly<Record<string, string>>> {
  const { documents } = await runSource<{ documents: Record<string, string> }>(
    new URL('../../service/documents.ts', import.meta.url),
  );
  return documents;
}

/** Texts of pages that are computed during the build, because the browser computes no wage. */
interface Computed {
  /** Every published example with our result, for the page of accuracy. */
  readonly published: string;
  /** Every change of the law with its effect on a wage, and a wage by year, for the page of changes. */
  readonly changes: string;
  readonly years: string;
  /** What is left of a raise, for its situation. */
  readonly raise: string;
}

export const computed = (): Promise<Computed> =>
  runSource<Computed>(new URL('published-now.ts', import.meta.url));
