import { loadCalculators } from '@obracun/engine/calculators/load.ts';
import type { Calculator } from '@obracun/engine/kernel/calculate.ts';
import { type App, type AppOptions, createApp } from './app.ts';
import { documentsOf } from './reading/documents.ts';
import { packedDocuments } from './reading/packing.ts';
import { headersOf } from './reading/pages.ts';
import { type FindPiece, type Packed, pieceOf } from './reading/piece.ts';

export const TODAY = '2026-11-20';

export const calculators: readonly Calculator[] = await loadCalculators();

const bytes = (text: string) => new TextEncoder().encode(text);

const shelved = async (name: string, text: string, packed: Packed = {}) =>
  [name, await pieceOf(bytes(text), headersOf(name), packed)] as const;

const files = new Map(
  await Promise.all([
    shelved('index.html', '<h1>Početna</h1>'),
    shelved('pdv/index.html', '<h1>PDV</h1>'),
    shelved('privremeni-povremeni/index.html', '<h1>Privremeni</h1>'),
    shelved('ugradi/pdv/index.html', '<h1>Ugrađeni PDV</h1>'),
    shelved('404.html', '<h1>Nema stranice</h1>'),
    shelved('assets/app-1a2b3c.js', 'export {};', { br: bytes('brotli'), gzip: bytes('gzip') }),
  ]),
);

/** A small site, one file of it packed. */
export const site: FindPiece = (name) => files.get(name);

const packed = await packedDocuments(documentsOf(calculators));

/** The service over the real calculators, on a day that stays. */
export const testApp = (options: Partial<AppOptions> = {}): App =>
  createApp({ calculators, today: () => TODAY, documents: (path) => packed.get(path), ...options });

export const ask = async (app: App, path: string, init?: RequestInit): Promise<Response> =>
  app.fetch(new Request(`http://obracun.test${path}`, init));

export const post = (app: App, path: string, body: string, type = 'application/json'): Promise<Response> =>
  ask(app, path, { method: 'POST', body, headers: { 'Content-Type': type } });

/** What a call carries to have its answer explained. */
export const EXPLAINED = { 'Content-Type': 'application/json', Prefer: 'objasnjenje' };

export const postExplained = (app: App, path: string, body: string): Promise<Response> =>
  ask(app, path, { method: 'POST', body, headers: EXPLAINED });
