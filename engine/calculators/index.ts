import type { Definition } from '../kernel/calculator.ts';
import { definition as fbihWage } from './kalkulator-fbih/definition.ts';
import { definition as mealWage } from './minuli-topli/definition.ts';
import { definition as wage } from './obracun-plata/definition.ts';

/** The one registry: forms, calls, documentation and pages all come from here. */
export const definitions: readonly Definition[] = [mealWage, wage, fbihWage];
