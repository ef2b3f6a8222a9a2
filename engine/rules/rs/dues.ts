import type { Definition } from '../../core/calculator.ts';
import type { OutstandingLines } from './due-orders.ts';

/** The orders of a payer in Republika Srpska for those lines; they load when they are shown. */
export const duesInSrpska =
  (outstanding: OutstandingLines): NonNullable<Definition['dues']> =>
  async () => {
    const { duesOfLines } = await import('./due-orders.ts');
    return { duesOf: () => duesOfLines(outstanding) };
  };
