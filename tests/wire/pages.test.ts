import { afterAll, vi } from 'vitest';
import { definitions } from '../../engine/calculators/index.ts';
import { lawChanges, leftOfRaise, wageByYear } from '../../engine/calculators/law-changes.ts';
import { loadCalculators } from '../../engine/calculators/load.ts';
import { publishedExamples } from '../../engine/calculators/published.ts';
import { lawNames, lawYears } from '../../engine/law/names.ts';
import { openApi } from '../../service/openapi/document.ts';
import { cardOf, cardTextsOf } from '../../site/pages/directory/card.ts';
import { useOwnModules } from '../net/own-modules.ts';
import { testRecorded } from '../net/recorded.ts';
import { pageText } from './page-text.ts';
import { TODAY } from './service.ts';

useOwnModules();
vi.stubGlobal('CALCULATOR_CARDS', definitions.map(cardOf));
vi.stubGlobal('CALCULATOR_TEXTS', definitions.map(cardTextsOf));
vi.stubGlobal('LAW_NAMES', lawNames);
vi.stubGlobal('LAW_YEARS', lawYears);
vi.stubGlobal('OPEN_API', openApi(await loadCalculators()));
vi.stubGlobal('PUBLISHED_EXAMPLES', await publishedExamples(TODAY));
vi.stubGlobal('LAW_CHANGES', await lawChanges());
vi.stubGlobal('WAGE_BY_YEAR', await wageByYear());
vi.stubGlobal('LEFT_OF_RAISE', await leftOfRaise());
vi.stubGlobal('PUBLIC_ORIGIN', 'https://obracun-plata.example');
vi.stubGlobal('CONTACT_EMAIL', 'kontakt@obracun-plata.example');
afterAll(() => vi.unstubAllGlobals());

const { renderBody } = await import('../../site/build/render.tsx');
const { pages } = await import('../../site/app/routes/routes.ts');
const { notFound } = await import('../../site/app/routes/portal-pages.ts');

testRecorded(
  import.meta.filename,
  Object.fromEntries(
    [...pages, notFound].map((page) => [page.path, async () => [['page', pageText(await renderBody(page))]]]),
  ),
);
