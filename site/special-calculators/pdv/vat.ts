import { definition } from '@obracun/engine/calculators/pdv/definition.ts';
import { rules } from '@obracun/engine/calculators/pdv/formula.ts';
import { calculator } from '@obracun/engine/core/calculate.ts';

/** The VAT calculator of the engine, computed here. */
export const vat = calculator(definition, rules);
