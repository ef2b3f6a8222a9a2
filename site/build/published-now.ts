import { publishedExamples } from '@obracun/engine/calculators/published.ts';

/** Whoever imports it may import nothing later: all is calculated while it is. */
export const published = JSON.stringify(await publishedExamples(new Date().toISOString().slice(0, 10)));
