import type { Feninga } from '../../core/numbers/money.ts';
import type { WageFigures } from '../model/wage.ts';

/** What the worker contributes in all. */
export const contributionsOf = ({ pension, health, unemployment, child }: WageFigures): Feninga =>
  pension.from + health.from + unemployment.from + child.from;
