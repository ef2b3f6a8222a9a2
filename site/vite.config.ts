import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ProxyOptions } from 'vite';
import { definitions } from '../engine/calculators/index.ts';
import { lawNames } from '../engine/law/names.ts';
import { CHUNKS } from './build/chunks.ts';
import { CLASS_NAME, nameOnce } from './build/class-names.ts';
import { DIST } from './build/dist.ts';
import { compareExamples, documentsOfService } from './build/run-source.ts';
import { cardOf, cardTextsOf } from './pages/directory/card.ts';

const documents = await documentsOfService();
const published = await compareExamples();

const service = process.env.SERVICE_URL ?? 'http://127.0.0.1:3000';

/** Only calls go to the service; a GET of the same path is a page. */
const calls: ProxyOptions = {
  target: service,
  bypass: ({ method, url }) => (method === 'POST' ? undefined : url),
};

/**
 * A page names what it needs in its own file and all styles are one: there is nothing left to preload before an import. While two
 * versions are served, every copy that was asked may by chance have been of the other one: a part is given up at the third time.
 */
const importsAgain: Plugin = {
  name: 'imports-again',
  enforce: 'pre',
  load: (id) =>
    /vite\/preload-helper/.test(id)
      ? 'export const __vitePreload = (load) => load().catch(load).catch(load);'
      : undefined,
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
        response.setHeader('Content-Type', name.endsWith('.json') ? 'application/json' : 'text/plain; charset=utf-8');
        response.end(text);
      });
  },
};

const FILES = {
  // A group that is split by who loads it is named by all of them.
  chunkFileNames: ({ name }: { readonly name: string }) => `assets/${name.split('~')[0]}-[hash].js`,
};

// biome-ignore lint/style/noDefaultExport: the tool asks for it
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react(), importsAgain, apiDocuments],
  define: {
    CALCULATOR_CARDS: JSON.stringify(definitions.map(cardOf)),
    OPEN_API: documents['openapi.json'] ?? '',
    PUBLISHED_EXAMPLES: published,
    LAW_NAMES: JSON.stringify(lawNames),
    CALCULATOR_TEXTS: JSON.stringify(definitions.map(cardTextsOf)),
    CONTACT_EMAIL: JSON.stringify(process.env.CONTACT_EMAIL ?? 'kontakt@obracun-plata.example'),
    PUBLIC_ORIGIN: JSON.stringify(process.env.PUBLIC_ORIGIN ?? 'https://obracun-plata.example'),
  },
  ...(command === 'build' && { css: { modules: { generateScopedName: CLASS_NAME, getJSON: nameOnce } } }),
  server: { host: '127.0.0.1', proxy: { '^/[\\w-]+/?$': calls } },
  build: {
    target: 'es2022',
    // One style sheet: a page reads right before its script comes, and a screen never waits for its own.
    cssCodeSplit: false,
    // `npm run size` measures what pages load.
    reportCompressedSize: false,
    chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
    emptyOutDir: true,
    // What a page needs is named in its own file (`build/preloads.ts`), so no screen carries the names of all others.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
  },
  // Both in one run: what the sources above say is asked for once.
  builder: { sharedConfigBuild: true },
  environments: {
    client: {
      build: {
        outDir: DIST,
        manifest: true,
        // What `build/licences.ts` reads.
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
