import { surnameFirst } from '../model/firm.ts';
import type { SettledWage } from '../model/wage.ts';
import { insuredWithoutPay } from '../month/api-request/without-pay.ts';
import type { SkippedRow } from './filing.ts';

type Wage = Pick<SettledWage, 'worker' | 'entity'>;

/** True for contributions on the least base without pay. */
export const isWithoutPay = ({ worker, entity }: Wage): boolean =>
  insuredWithoutPay(entity, worker) === 'leastBase';

/** False for a person insured for a typed amount: the return for it was not found, in the Federation it is registered by JS3120. */
export const isInReturns = ({ worker, entity }: Wage): boolean =>
  insuredWithoutPay(entity, worker) !== 'typed';

/** The persons a return is without, and why. */
export const leftOutOfReturns = (wages: readonly SettledWage[]): readonly SkippedRow[] =>
  wages
    .filter((wage) => !isInReturns(wage))
    .map(({ worker, entity }) => ({
      worker: surnameFirst(worker),
      reason: `Osiguran je bez zaposlenja, pa nije u ovoj prijavi. Pitajte ${entity === 'fbih' ? 'poreznu upravu (prijava JS3120)' : 'poresku upravu'}.`,
    }));
