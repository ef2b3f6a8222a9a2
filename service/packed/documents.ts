import type { Calculator } from '@obracun/engine/core/calculate.ts';
import { publicLaw } from '@obracun/engine/law/public.ts';
import { DATA_HEADERS, PAGE_HEADERS } from '../headers.ts';
import { forAssistants } from '../mcp/for-assistants.ts';
import { openApi } from '../openapi/document.ts';
import { type FindPiece, type Piece, pieceOf } from './piece.ts';

/** What the service itself says about itself: the same until the next release. */
export interface ServedDocument {
  readonly headers: Readonly<Record<string, string>>;
  readonly write: () => string;
}

/** Documents that programs of any origin may read. */
export const PUBLIC_PATHS: ReadonlySet<string> = new Set(['/openapi.json', '/zakon.json']);

/** The documents by path. */
export function documentsOf(calculators: readonly Calculator[]): ReadonlyMap<string, ServedDocument> {
  return new Map([
    ['/openapi.json', data(() => JSON.stringify(openApi(calculators)))],
    ['/zakon.json', data(() => JSON.stringify(publicLaw()))],
    ['/llms.txt', { headers: TEXT, write: () => forAssistants(calculators) }],
  ]);
}

const TEXT = { ...PAGE_HEADERS, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' };

const data = (write: ServedDocument['write']): ServedDocument => ({
  headers: { ...DATA_HEADERS, 'Cache-Control': 'no-cache' },
  write,
});

/** For a runtime that packs by itself and has no time to write them all at its start: each when first asked for. */
export function writtenWhenAsked(documents: ReadonlyMap<string, ServedDocument>): FindPiece {
  const written = new Map<string, Promise<Piece>>();
  return (path) => {
    const document = documents.get(path);
    if (document && !written.has(path)) written.set(path, pieceFrom(document));
    return written.get(path);
  };
}

const pieceFrom = async ({ headers, write }: ServedDocument): Promise<Piece> =>
  pieceOf(new TextEncoder().encode(write()), headers);
