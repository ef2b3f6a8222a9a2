import { loadCalculators } from '@obracun/engine/calculators/load.ts';
import type { Calculator } from '@obracun/engine/kernel/calculate.ts';
import { type App, type AppOptions, createApp } from './app.ts';
import type { Assets } from './pages.ts';

export const TODAY = '2026-11-20';

export const calculators: readonly Calculator[] = await loadCalculators();

const FILES: Readonly<Record<string, string>> = {
  'index.html': '<h1>Početna</h1>',
  'pdv/index.html': '<h1>PDV</h1>',
  'privremeni-povremeni/index.html': '<h1>Privremeni</h1>',
  'ugradi/pdv/index.html': '<h1>Ugrađeni PDV</h1>',
  '404.html': '<h1>Nema stranice</h1>',
  'assets/app-1a2b3c.js': 'export {};',
  'assets/app-1a2b3c.js.br': 'brotli',
  'assets/app-1a2b3c.js.gz': 'gzip',
};

export const siteFiles: Assets = async (path) =>
  path in FILES ? new TextEncoder().encode(FILES[path]) : null;

/** The service over the real calculators, on a day that stays. */
export const testApp = (options: Partial<AppOptions> = {}): App =>
  createApp({ calculators, today: () => TODAY, ...options });

export const ask = async (app: App, path: string, init?: RequestInit): Promise<Response> =>
  app.fetch(new Request(`http://obracun.test${path}`, init));

export const post = (app: App, path: string, body: string, type = 'application/json'): Promise<Response> =>
  ask(app, path, { method: 'POST', body, headers: { 'Content-Type': type } });
