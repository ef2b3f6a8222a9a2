import { loadCalculators } from '@obracun/engine/calculators/load.ts';
import { type App, createApp } from './app.ts';
import { todayInBosnia } from './calls/clock.ts';
import { documentsOf, writtenWhenAsked } from './packed/documents.ts';
import { headersOf } from './packed/pages.ts';
import { type FindPiece, pieceOf } from './packed/piece.ts';

interface Bindings {
  /** The built site, where it is uploaded beside the service. */
  readonly ASSETS?: { readonly fetch: (url: URL) => Promise<Response> };
}

/** The files of the site, from the platform's store; it packs by itself. */
const siteIn =
  ({ ASSETS }: Bindings): FindPiece =>
  async (name) => {
    const found = await ASSETS?.fetch(new URL(name, 'http://assets.local/'));
    return found?.ok ? pieceOf(new Uint8Array(await found.arrayBuffer()), headersOf(name)) : undefined;
  };

const calculators = await loadCalculators();
const documents = writtenWhenAsked(documentsOf(calculators));
let app: App | undefined;

// biome-ignore lint/style/noDefaultExport: workerd asks for it
export default {
  fetch: (request: Request, bindings: Bindings): Promise<Response> => {
    app ??= createApp({ calculators, today: todayInBosnia, documents, site: siteIn(bindings) });
    return app.fetch(request);
  },
};
