import { loadCalculators } from '@obracun/engine/calculators/load.ts';
import { createApp } from './app.ts';
import { todayInBosnia } from './clock.ts';
import type { Assets } from './pages.ts';

interface Bindings {
  /** The built site, where it is uploaded beside the service. */
  readonly ASSETS?: { readonly fetch: (url: URL) => Promise<Response> };
}

/** The files of the site, from the platform's store; it compresses by itself. */
const assets: Assets = async (path, c) => {
  const found = await (c.env as Bindings).ASSETS?.fetch(new URL(`/${path}`, c.req.url));
  return found?.ok ? found : null;
};

// biome-ignore lint/style/noDefaultExport: workerd asks for it
export default createApp({ calculators: await loadCalculators(), today: todayInBosnia, assets });
