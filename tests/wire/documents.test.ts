import { afterAll, beforeAll, vi } from 'vitest';
import { definitions } from '../../engine/calculators/index.ts';
import { cardOf, cardTextsOf } from '../../site/pages/directory/card.ts';
import { testRecorded } from '../net/recorded.ts';
import type { Content } from '../net/store.ts';
import { read } from './service.ts';
import { withoutVersion } from './version.ts';

/** The values the build of the site puts in place of these names. */
beforeAll(() => {
  vi.stubGlobal('CALCULATOR_CARDS', definitions.map(cardOf));
  vi.stubGlobal('CALCULATOR_TEXTS', definitions.map(cardTextsOf));
  vi.stubGlobal('PUBLIC_ORIGIN', 'https://obracun-plata.example');
  vi.stubGlobal('CONTACT_EMAIL', 'kontakt@obracun-plata.example');
});
afterAll(() => vi.unstubAllGlobals());

/** JSON by the members of its members, so that a change names its place. */
async function json(path: string): Promise<Content> {
  const text = withoutVersion(await read(path));
  const parts = Object.entries(JSON.parse(text)).flatMap(([name, part]) =>
    isObject(part)
      ? Object.entries(part).map(([inner, value]) => [`${name} ${inner}`, JSON.stringify(value)] as const)
      : [[name, JSON.stringify(part)] as const],
  );
  return [...parts, ['all of it', text]];
}

/** The moment of an event depends on the time zone of the build. */
const STAMP = /^DTSTAMP:.*$/gm;

const isObject = (part: unknown): part is object => typeof part === 'object' && part !== null;

testRecorded(import.meta.filename, {
  '/openapi.json': () => json('/openapi.json'),
  '/zakon.json': () => json('/zakon.json'),
  '/llms.txt': async () => [['text', await read('/llms.txt')]],
  'sitemap and robots': async () => {
    const { robots, sitemap } = await import('../../site/build/robots.ts');
    const { pages } = await import('../../site/app/routes/routes.ts');
    return [
      ['/sitemap.xml', sitemap(pages)],
      ['/robots.txt', robots],
    ];
  },
  'addresses and heads of pages': async () => {
    const { renderHead } = await import('../../site/build/render.tsx');
    const { pages } = await import('../../site/app/routes/routes.ts');
    return pages.map((page) => [
      [page.path, ...(page.aliases ?? [])].join(' '),
      renderHead(page, { scripts: [], fonts: [] }),
    ]);
  },
  'calendars of holidays': async () => {
    const { holidayCalendars } = await import('../../site/build/holiday-calendars.ts');
    return holidayCalendars().map(([name, text]) => [name, text.replaceAll(STAMP, 'DTSTAMP:…')]);
  },
});
