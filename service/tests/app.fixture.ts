import { brotliCompressSync, gzipSync } from 'node:zlib';
import { loadCalculators } from '@obracun/engine/calculators/load.ts';
import type { Calculator } from '@obracun/engine/core/calculate.ts';
import { type App, type AppOptions, createApp } from '../app.ts';
import { documents } from '../documents.ts';
import { type FindFile, type SiteFile, siteFile } from '../site.ts';

export const TODAY = '2026-11-20';

export const calculators: readonly Calculator[] = await loadCalculators();

const PAGES = {
  'index.html': '<h1>Početna</h1>',
  'pdv/index.html': '<h1>PDV</h1>',
  'privremeni-povremeni/index.html': '<h1>Privremeni</h1>',
  'ugradi/pdv/index.html': '<h1>Ugrađeni PDV</h1>',
  '404.html': '<h1>Nema stranice</h1>',
  'assets/app-1a2b3c.js': 'export {};',
  'assets/app-1a2b3c.js.br': 'brotli',
  'assets/app-1a2b3c.js.gz': 'gzip',
};

type Files = Readonly<Record<string, string | Uint8Array>>;

async function filesOf(texts: Files): Promise<ReadonlyMap<string, SiteFile>> {
  const files = Object.entries(texts).map(
    async ([name, text]) => [name, await siteFile(Uint8Array.from(Buffer.from(text)))] as const,
  );
  return new Map(await Promise.all(files));
}

const packed = Object.entries(documents).flatMap(([name, text]) => [
  [name, text],
  [`${name}.br`, brotliCompressSync(text)],
  [`${name}.gz`, gzipSync(text)],
]);
const described = await filesOf(Object.fromEntries(packed));
const pages = await filesOf(PAGES);

/** A site with the documents of the API only. */
const onlyDocuments: FindFile = (name) => described.get(name);

/** A small site with the documents. */
export const site: FindFile = (name) => pages.get(name) ?? described.get(name);

/** The service over the real calculators, on a fixed day. */
export const testApp = (options: Partial<AppOptions> = {}): App =>
  createApp({ calculators, today: () => TODAY, site: onlyDocuments, ...options });

export const ask = async (app: App, path: string, init?: RequestInit): Promise<Response> =>
  app.fetch(new Request(`http://obracun.test${path}`, init));

export const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Headers of a call that requests the explanation. */
export const EXPLAINED = { ...JSON_TYPE, Prefer: 'objasnjenje' };

export const post = (app: App, path: string, body: string, type = 'application/json'): Promise<Response> =>
  ask(app, path, { method: 'POST', body, headers: { 'Content-Type': type } });

export const postExplained = (app: App, path: string, body: string): Promise<Response> =>
  ask(app, path, { method: 'POST', body, headers: EXPLAINED });
