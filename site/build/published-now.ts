import { lawChanges, leftOfRaise, wageByYear } from '@obracun/engine/calculators/law-changes.ts';
import { publishedExamples } from '@obracun/engine/calculators/published.ts';

/** Import it last: everything is computed on import. */
export const published = JSON.stringify(await publishedExamples(new Date().toISOString().slice(0, 10)));
export const changes = JSON.stringify(await lawChanges());
export const years = JSON.stringify(await wageByYear());
export const raise = JSON.stringify(await leftOfRaise());
