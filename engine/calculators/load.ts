import { type Calculator, calculator } from '../core/calculate.ts';
import type { CalculatorRules, Presentation } from '../core/calculator.ts';
import { presentationOf } from '../core/define.ts';
import { definitions, tools } from './index.ts';

/** The law and formula of a calculator stand in the folder of its id; the site loads definitions only. */
const rulesOf = async (id: string): Promise<CalculatorRules> => (await import(`./${id}/formula.ts`)).rules;

/** Every calculator that is called, with its lines, law and formula. For the service and the tests. */
export const loadCalculators = (): Promise<Calculator[]> =>
  Promise.all(
    definitions.map(async (definition) =>
      calculator(await presentationOf(definition), await rulesOf(definition.id)),
    ),
  );

/** Those of the browser, for the tests: their pages load their own. */
export const loadTools = (): Promise<Calculator<Presentation>[]> =>
  Promise.all(tools.map(async (tool) => calculator(tool, await rulesOf(tool.id.toLowerCase()))));
