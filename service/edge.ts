import { loadCalculators } from '@obracun/engine/calculators/load.ts';
import { type App, createApp } from './app.ts';
import { todayInBosnia } from './calls.ts';
import { type FindFile, siteFile } from './site.ts';

interface Bindings {
  /** The built site, uploaded with the service. */
  readonly ASSETS?: { readonly fetch: (url: URL) => Promise<Response> };
}

/** Files of the site from the store of the platform, which compresses them. */
const siteIn =
  ({ ASSETS }: Bindings): FindFile =>
  async (name) => {
    if (/\.(?:br|gz|zst)$/.test(name)) return undefined;
    const found = await ASSETS?.fetch(new URL(name, 'http://assets.local/'));
    return found?.ok ? siteFile(new Uint8Array(await found.arrayBuffer())) : undefined;
  };

const calculators = await loadCalculators();
let app: App | undefined;

// biome-ignore lint/style/noDefaultExport: workerd requires it
export default {
  fetch: (request: Request, bindings: Bindings): Response | Promise<Response> => {
    app ??= createApp({ calculators, today: todayInBosnia, site: siteIn(bindings) });
    return app.fetch(request);
  },
};
