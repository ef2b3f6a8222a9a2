import { loadCalculators } from '@obracun/engine/calculators/load.ts';
import { openApi } from './document.ts';

/** What `/openapi.json` answers, for a build that draws it. */
export const description: string = JSON.stringify(openApi(await loadCalculators()));
