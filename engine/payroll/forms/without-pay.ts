import { insuredWithoutPay } from '../api-request/without-pay.ts';
import type { SettledWage } from '../model/wage.ts';

type Wage = Pick<SettledWage, 'worker' | 'entity'>;

/** True for contributions on the least base without pay. */
export const isWithoutPay = ({ worker, entity }: Wage): boolean =>
  insuredWithoutPay(entity, worker) === 'leastBase';

/** False for a person insured for a typed amount: the return for it was not found, in the Federation it is registered by JS3120. */
export const isInReturns = ({ worker, entity }: Wage): boolean =>
  insuredWithoutPay(entity, worker) !== 'typed';
