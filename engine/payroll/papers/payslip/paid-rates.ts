import { type Day, dayOf } from '../../../core/days/day.ts';
import { PPM, type Ppm } from '../../../core/numbers/money.ts';
import { seniority } from '../../../rules/salary/extra-work.ts';
import type { SettledWage } from '../../model/wage.ts';
import { seniorityOn, usualRatesOn } from '../../month/api-request/usual-rates.ts';

type RequestedWage = Pick<SettledWage, 'entity' | 'request'>;

/**
 * The percentages of a wage, by the name of its line, which a plain answer omits: those of its request, which a closed month stores, and
 * without one those of the law of its month.
 */
export function paidRatesOf(wage: RequestedWage): Readonly<Record<string, number>> {
  const { entity, request } = wage;
  const day = dayOf(Number(request.godina), Number(request.mjesec));
  const usual = usualRatesOn(entity, day);
  const rate = (field: string, lawful: Ppm): number => Number(request[field] ?? inPercent(lawful));
  return {
    prekovremeni_procenat: rate('prekovremeni_proc', usual.overtimeUplift),
    nocni_procenat: rate('nocni_proc', usual.nightUplift),
    praznik_procenat: rate('praznik_proc', usual.holidayUplift),
    bolovanje_procenat: rate('bolovanje_proc', usual.sickShare),
    minuli_procenat: inPercent(seniorityOf(wage, day)),
  };
}

/** The field of the call of each percentage, by the name of its line. */
const REQUEST_FIELD: Readonly<Record<string, string>> = {
  prekovremeni_procenat: 'prekovremeni_proc',
  nocni_procenat: 'nocni_proc',
  praznik_procenat: 'praznik_proc',
  bolovanje_procenat: 'bolovanje_proc',
  minuli_procenat: 'minuli_proc',
};

/** Only those of the request: the known law may have changed since the month was closed and paid. */
export const requestedRatesOf = (wage: RequestedWage): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(paidRatesOf(wage)).filter(
      ([name]) => wage.request[REQUEST_FIELD[name] ?? ''] !== undefined,
    ),
  );

/** For all years of service. */
function seniorityOf({ entity, request: { minuli_proc, staz } }: RequestedWage, day: Day): Ppm {
  const own = minuli_proc === undefined ? null : Math.round((Number(minuli_proc) * PPM) / 100);
  return seniority({ minuli_proc: own, staz: Number(staz ?? 0) }, seniorityOn(entity, day));
}

const inPercent = (rate: Ppm): number => (rate * 100) / PPM;
