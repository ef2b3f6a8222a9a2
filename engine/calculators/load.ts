import { type Calculator, calculator } from '../core/calculate.ts';
import type { CalculatorRules, Definition, Presentation } from '../core/calculator.ts';
import { presentationOf } from '../core/define.ts';
import { definitions, tools } from './index.ts';

/** The law and formula of a calculator are in the folder of its id; the site loads definitions only. */
const rulesOf = async (id: string): Promise<CalculatorRules> => (await import(`./${id}/formula.ts`)).rules;

const loaded = async (definition: Definition): Promise<Calculator> =>
  calculator(await presentationOf(definition), await rulesOf(definition.id));

/**
 * One calculator by its id, which is the address of its page, with its lines, law and formula.
 * @throws Error when no calculator has that id
 */
export async function loadCalculator(id: string): Promise<Calculator> {
  const definition = definitions.find((each) => each.id === id);
  if (!definition) throw new Error(`no calculator ${id}`);
  return loaded(definition);
}

/** Every calculator with a call, with its lines, law and formula. For the service and the tests. */
export const loadCalculators = (): Promise<Calculator[]> => Promise.all(definitions.map(loaded));

/** Calculators of the browser, for the tests: their pages load their own. */
export const loadTools = (): Promise<Calculator<Presentation>[]> =>
  Promise.all(tools.map(async (tool) => calculator(tool, await rulesOf(tool.id.toLowerCase()))));
