import { byDay, type YearMonth } from '../../../core/days/day.ts';
import { mulDiv, PPM } from '../../../core/numbers/money.ts';
import { workerIn } from '../../model/dated-worker.ts';
import type { Firm } from '../../model/firm.ts';
import { fullDayOf } from '../../model/month-share.ts';
import type { Agreed, Worker } from '../../model/worker.ts';

type PricingFirm = Pick<Firm, 'entity' | 'labourPrices'>;

/**
 * The worker as in a month: dated fields of that month, and agreed pay in amounts. A coefficient of a job is multiplied by the firm's price
 * of labour, from the day of either; an hourly rate is not reduced for short time, a monthly amount is, as the coefficient is that of the
 * post at full time (our rule).
 */
export function workerOfMonth(firm: PricingFirm, worker: Worker, month: YearMonth): Worker {
  const plain = workerIn(worker, month);
  if (lacksLabourPrice(firm, plain) || !plain.agreed.some(isByCoefficient)) return plain;
  const full = fullDayOf(firm.entity, month);
  const hours = plain.dailyHours ?? full;
  const agreed = plain.agreed.flatMap((one, at): Agreed[] => {
    const { coefficient } = one;
    if (coefficient === undefined) return [one];
    return pricesFrom(firm, one, plain.agreed[at + 1]).map(({ from, price }) =>
      one.kind === 'satnica'
        ? { ...one, from, amount: mulDiv(price, coefficient, PPM), price }
        : { ...one, from, amount: mulDiv(price * hours, coefficient, PPM * full) },
    );
  });
  return { ...plain, agreed };
}

/** The prices in force for an agreement, each from its first day in it; the first price also covers the days before it. */
function pricesFrom({ labourPrices = [] }: PricingFirm, { from }: Agreed, next: Agreed | undefined) {
  const inOrder = labourPrices.toSorted((one, other) => byDay(one.from, other.from));
  const first = Math.max(
    0,
    inOrder.findLastIndex((price) => price.from <= from),
  );
  return inOrder
    .slice(first)
    .filter((price, at) => at === 0 || next === undefined || price.from < next.from)
    .map((price, at) => ({ from: at === 0 ? from : price.from, price: price.amount }));
}

/** True for a worker whose pay depends on a price of labour that the firm has not stated. */
export const lacksLabourPrice = ({ labourPrices = [] }: PricingFirm, { agreed }: Worker): boolean =>
  labourPrices.length === 0 && agreed.some(isByCoefficient);

const isByCoefficient = ({ coefficient }: Agreed): boolean => coefficient !== undefined;
