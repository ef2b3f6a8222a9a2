import type { Calculator } from '@obracun/engine/kernel/calculate.ts';
import { publicLaw } from '@obracun/engine/law/public.ts';
import styles from './docs/docs.css?raw';
import { docsPage } from './docs/page.ts';
import script from './docs/try.js?raw';
import { ANSWER_HEADERS } from './headers.ts';
import { openApi } from './openapi/document.ts';

type Answer = () => Response | Promise<Response>;

/** What the service itself says about itself, by path: all of it the same until the next release. */
export function documents(calculators: readonly Calculator[]): Readonly<Record<string, Answer>> {
  const page = written('text/html; charset=utf-8', () => docsPage(calculators));
  return {
    '/openapi.json': written('application/json', () => JSON.stringify(openApi(calculators))),
    '/zakon.json': written('application/json', () => JSON.stringify(publicLaw())),
    '/api': page,
    '/api/': page,
    '/api/docs.css': written('text/css; charset=utf-8', () => styles),
    '/api/try.js': written('text/javascript; charset=utf-8', () => script),
  };
}

/** Says that the process answers; for probes, so it goes past every cache. */
export const healthy: Answer = () => new Response('{"status":"ok"}', { headers: ANSWER_HEADERS });

/** Written when first asked for, then kept. */
function written(type: string, write: () => string | Promise<string>): Answer {
  const headers = { 'Content-Type': type, 'Cache-Control': 'no-cache' };
  let text: string | undefined;
  return async () => {
    text ??= await write();
    return new Response(text, { headers });
  };
}
