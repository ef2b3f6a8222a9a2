import react from '@vitejs/plugin-react';
import { defineConfig, type ProxyOptions } from 'vite';
import { definitions } from '../engine/calculators/index.ts';
import { cardOf } from './app/card.ts';

const site = new URL('.', import.meta.url).pathname;
const service = process.env.SERVICE_URL ?? 'http://127.0.0.1:3000';

/** Only calls go to the service; a GET of the same path is a page. */
const calls: ProxyOptions = {
  target: service,
  bypass: ({ method, url }) => (method === 'POST' ? undefined : url),
};

// biome-ignore lint/style/noDefaultExport: the tool asks for it
export default defineConfig(({ isSsrBuild }) => ({
  root: site,
  plugins: [react()],
  define: {
    CALCULATOR_CARDS: JSON.stringify(definitions.map(cardOf)),
    CONTACT_EMAIL: JSON.stringify(process.env.CONTACT_EMAIL ?? 'kontakt@obracun-plata.example'),
    PUBLIC_ORIGIN: JSON.stringify(process.env.PUBLIC_ORIGIN ?? 'https://obracun-plata.example'),
  },
  server: { host: '127.0.0.1', proxy: { '/zakon.json': service, '^/[\\w-]+/?$': calls } },
  build: {
    target: 'es2022',
    // One style sheet: a page reads right before its script comes, and a screen never waits for its own.
    cssCodeSplit: false,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    outDir: isSsrBuild ? '../node_modules/.site' : 'dist',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
  },
}));
