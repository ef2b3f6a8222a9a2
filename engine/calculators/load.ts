import { type Calculator, calculator } from '../kernel/calculate.ts';
import { definitions } from './index.ts';

/** Every calculator of the registry, with its law and formula. For the service and the tests; the site loads definitions only. */
export const loadCalculators = (): Promise<Calculator[]> =>
  Promise.all(
    definitions.map(async (definition) => calculator(definition, (await definition.racun()).racun)),
  );
