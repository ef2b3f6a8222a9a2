import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ProxyOptions } from 'vite';
import { definitions } from '../engine/calculators/index.ts';
import { lawNames, lawYears } from '../engine/law/names.ts';
import { callsForWorker } from './build/calls-script.ts';
import { CLASS_NAME, nameOnce } from './build/class-names.ts';
import { DIST } from './build/dist.ts';
import { computed, documentsOfService } from './build/run-source.ts';
import { cardOf, cardTextsOf } from './pages/directory/card.ts';

const documents = await documentsOfService();
const { published, changes, years, raise } = await computed();

const service = process.env.SERVICE_URL ?? 'http://127.0.0.1:3000';

/** Only calls are proxied to the service; a GET of the same path is a page. */
const calls: ProxyOptions = {
  target: service,
  bypass: ({ method, url }) => (method === 'POST' ? undefined : url),
};

/** Writes the documents of the API beside the pages, and serves them in development. */
const apiDocuments: Plugin = {
  name: 'api-documents',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    for (const [fileName, source] of Object.entries(documents))
      this.emitFile({ type: 'asset', fileName, source });
  },
  configureServer({ middlewares }) {
    for (const [name, text] of Object.entries(documents))
      middlewares.use(`/${name}`, (_, response) => {
        response.setHeader(
          'Content-Type',
          name.endsWith('.json') ? 'application/json' : 'text/plain; charset=utf-8',
        );
        response.end(text);
      });
  },
};

/** Stays in the cache of visitors when the site changes. */
const FRAMEWORK = {
  name: 'framework',
  test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\//,
};

/**
 * Modules shared by most pages. A lower count puts forms into the first load of pages without one. Only payroll needs the readers of
 * its records, which its many chunks share; a field that validates by zod would bring it along. No first screen of a wage has a table.
 */
const COMMON = {
  name: 'common',
  test: /\/site\/(?!payroll\/|storage\/payroll\/|fields\/(?:held-input|parsing\/held)\.|ui\/page\/data-table\.)|lucide/,
  minShareCount: 15,
};

/** Small modules of most pages with an amount: a chunk of each would cost more than its bytes. */
const SMALL = {
  name: 'common',
  test: /\/engine\/core\/(?:numbers\/money|json-object)\.|\/site\/calculator\/(?:heads|result-place)\.|\/computed-here\.ts$/,
};

/** zod validates stored data and documents; the call validates a wage. */
const SCHEMAS = { name: 'schemas', test: /node_modules\/zod\/|\/lazy-loading\/jitless\./ };

/** The chunks that are not left to the bundler; the first match. `.size-limit.mjs` limits what pages load. */
const CHUNKS = [FRAMEWORK, COMMON, SMALL, SCHEMAS];

const FILES = {
  // A group that is split by its importers is named by all of them.
  chunkFileNames: ({ name }: { readonly name: string }) => `assets/${name.split('~')[0]}-[hash].js`,
};

// biome-ignore lint/style/noDefaultExport: Vite requires it
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react(), apiDocuments, callsForWorker],
  define: {
    CALCULATOR_CARDS: JSON.stringify(definitions.map(cardOf)),
    OPEN_API: documents['openapi.json'] ?? '',
    PUBLISHED_EXAMPLES: published,
    LAW_CHANGES: changes,
    WAGE_BY_YEAR: years,
    LEFT_OF_RAISE: raise,
    LAW_NAMES: JSON.stringify(lawNames),
    LAW_YEARS: JSON.stringify(lawYears),
    CALCULATOR_TEXTS: JSON.stringify(definitions.map(cardTextsOf)),
    CONTACT_EMAIL: JSON.stringify(process.env.CONTACT_EMAIL ?? 'kontakt@obracun-plata.example'),
    PUBLIC_ORIGIN: JSON.stringify(process.env.PUBLIC_ORIGIN ?? 'https://obracun-plata.example'),
  },
  ...(command === 'build' && { css: { modules: { generateScopedName: CLASS_NAME, getJSON: nameOnce } } }),
  server: { host: '127.0.0.1', proxy: { '^/[\\w-]+/?$': calls } },
  build: {
    target: 'es2022',
    // One style sheet: a page is styled before its script loads, and no screen loads another one.
    cssCodeSplit: false,
    // `npm run size` measures what pages load.
    reportCompressedSize: false,
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    emptyOutDir: true,
    // The HTML of a page preloads its files (`build/load-order.ts`), so no screen contains the names of all others.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
  },
  // Both in one run: the results of the sources above are computed once.
  builder: { sharedConfigBuild: true },
  environments: {
    client: {
      build: {
        outDir: DIST,
        manifest: true,
        // Read by `build/licences.ts`.
        license: true,
        rolldownOptions: { output: { codeSplitting: { groups: CHUNKS }, ...FILES } },
      },
    },
    ssr: {
      build: {
        ssr: 'build/main.ts',
        outDir: '../node_modules/.site',
        copyPublicDir: false,
        rolldownOptions: { output: FILES },
      },
    },
  },
}));
