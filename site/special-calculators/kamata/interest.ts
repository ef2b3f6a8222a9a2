import { definition } from '@obracun/engine/calculators/kamata/definition.ts';
import { rules } from '@obracun/engine/calculators/kamata/formula.ts';
import { calculator } from '@obracun/engine/core/calculate.ts';

/** The calculator of late interest of the engine, computed here. */
export const interest = calculator(definition, rules);
