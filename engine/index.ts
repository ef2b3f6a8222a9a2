/** The public interface of the package. Inside this repository the site and the service import the files themselves. */
export { definitions } from './calculators/index.ts';
export { loadCalculator, loadCalculators } from './calculators/load.ts';
export type { Calculator } from './core/calculate.ts';
export type { Calculation, Outcome } from './core/calculation.ts';
export type { Definition, Example } from './core/calculator.ts';
export type { Day } from './core/days/day.ts';
export type { Citation } from './core/explanation/citation.ts';
export type { Described } from './core/explanation/explanation.ts';
export type { Issue, Warning } from './core/issue.ts';
export { type LawOf, type LawTree, lawOn, type Parameter, type Source } from './core/law.ts';
export { lawTrees } from './law/index.ts';
export { type PublicLaw, publicLaw } from './law/public.ts';
