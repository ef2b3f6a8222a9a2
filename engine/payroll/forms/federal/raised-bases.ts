import { formatMoney } from '../../../core/numbers/format.ts';
import { fullName } from '../../model/names.ts';
import type { SettledWage } from '../../model/wage.ts';

/** The wages whose contributions are not the rate of the gross, because the base was raised to the minimum: `„Radnik Prvi“ 1.605,48 KM`. */
export const raisedBases = (wages: readonly SettledWage[]): readonly string[] =>
  wages
    .filter(({ figures }) => figures.base !== figures.gross)
    .map(({ worker, figures }) => `„${fullName(worker)}“ ${formatMoney(figures.base)}`);
