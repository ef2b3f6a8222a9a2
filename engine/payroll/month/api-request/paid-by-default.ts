import { dayOf } from '../../../core/days/day.ts';
import type { Ppm } from '../../../core/numbers/money.ts';
import { toWire } from '../../../core/numbers/value.ts';
import type { PayrollMonth } from '../../model/month.ts';
import { MONTH_COLUMNS } from '../../model/month-columns.ts';
import type { SettledWage } from '../../model/wage.ts';
import type { OwnRates, RateName } from '../../model/worker.ts';
import { hundredthsOf } from '../calculate/figures.ts';
import { RATE_FIELDS, ratesToState } from './rate-fields.ts';
import { usualRatesOn } from './usual-rates.ts';

/** The percentages a wage was paid by without being stated, in earlier versions. */
export function paidByDefault({ entity, request }: Pick<SettledWage, 'entity' | 'request'>): OwnRates {
  const names = ratesToState(entity).filter((name) => isDefaulted(name, request));
  if (names.length === 0) return {};
  const usual = usualRatesOn(entity, dayOf(Number(request.godina), Number(request.mjesec)));
  return Object.fromEntries(names.map((name) => [name, usual[name]]));
}

/** The same in percent, as fields of the call. */
export const defaultsAsFields = (wage: Pick<SettledWage, 'entity' | 'request'>) =>
  Object.fromEntries(
    (Object.entries(paidByDefault(wage)) as [RateName, Ppm][]).map(([name, rate]) => [
      RATE_FIELDS[name].field,
      toWire('posto', rate),
    ]),
  );

/** True for a percentage that affected the wage without being in the request. */
function isDefaulted(name: RateName, request: SettledWage['request']): boolean {
  const { field, hours } = RATE_FIELDS[name];
  const counted = hours === undefined ? request.staz : request[MONTH_COLUMNS[hours].field ?? ''];
  return request[field] === undefined && Number(counted ?? 0) > 0;
}

/** Closed by a version that did not consider the pay of a fund. */
const isWithoutRefunds = ({ answer, unpaidRefunds }: SettledWage): boolean =>
  unpaidRefunds === undefined && hundredthsOf(answer.odsustvo_fond_sati) > 0;

/** A closed month when reopened: unstated percentages and unpaid hours of a fund stay so, and no sum changes by itself. */
export function openedAgain(month: PayrollMonth, wages: readonly SettledWage[]): PayrollMonth {
  const workers = { ...month.workers };
  for (const wage of wages) {
    const paidBy = paidByDefault(wage);
    const inputs = workers[wage.worker.id] ?? { entries: {} };
    const stored = {
      ...(Object.keys(paidBy).length > 0 && { paidBy: { ...paidBy, ...inputs.paidBy } }),
      ...(isWithoutRefunds(wage) && { withoutRefunds: true }),
    };
    if (Object.keys(stored).length > 0) workers[wage.worker.id] = { ...inputs, ...stored };
  }
  return { ...month, workers, isClosed: false };
}
