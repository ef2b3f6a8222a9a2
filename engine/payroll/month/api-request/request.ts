import { addDays, firstDayOf, lastDayOf, type YearMonth } from '../../../core/days/day.ts';
import type { Issue } from '../../../core/issue.ts';
import { Refusal } from '../../../core/issue.ts';
import { changeOn, valueOn } from '../../../core/law.ts';
import { type Feninga, share } from '../../../core/numbers/money.ts';
import { toWire } from '../../../core/numbers/value.ts';
import { topli_obrok_neoporezivo as bd } from '../../../law/bd/hot-meal.ts';
import { topli_obrok_neoporezivo as fbih, topli_obrok_pravilo } from '../../../law/fbih/hot-meal.ts';
import type { EmployedDays } from '../../model/employment.ts';
import type { PayrollMonth, WorkerMonth } from '../../model/month.ts';
import { agreedFor, missesNoWeekday } from '../../model/month-share.ts';
import type { PaidLine } from '../../model/pay-kind.ts';
import type { PayrollEntity } from '../../model/place.ts';
import { entriesAsFields, isOrdinary } from './entries.ts';
import { furtherPay, furtherSums, needsGross } from './further-pay.ts';
import { inKindProblem } from './in-kind.ts';
import { lacksLabourPrice } from './labour-price.ts';
import { ownFields } from './own-fields.ts';
import { ratesAsFields, statedRate } from './rate-fields.ts';
import { sickFields } from './sick-leave.ts';
import { unpaidHours, unpaidIssues, unpaidReason, unstatedRates, usualRatesOn } from './usual-rates.ts';
import { insuredWithoutPay, unpaidRequest } from './without-pay.ts';
import { inOrdinaryMonth, type WorkerInMonth } from './worker-in-month.ts';

/** One wage of `POST /obracuni`: a call and its fields. It contains no names. */
export interface WageRequest {
  readonly poziv: string;
  readonly unos: Fields;
}

/**
 * The request of one worker's month: the wage; or first the gross of an agreed net, `first`, whose line `bruto_plata_osnovna` is passed to
 * `requestOf` again; or none, with the message.
 */
export type Requested = RequestedWage | { readonly first: WageRequest } | NotRequested;

export interface RequestedWage {
  readonly wage: WageRequest;
  /** The kinds of pay in the two sums of the request. */
  readonly further: readonly PaidLine[];
}

export interface NotRequested {
  readonly reason: string;
  /** Where to correct it, as an issue of the call names a field. */
  readonly issues?: readonly Issue[];
}

export const CALLS: Readonly<Record<PayrollEntity, string>> = {
  fbih: '/calculate_fbih',
  rs: '/calculate_topli',
  bd: '/calculate_brcko',
};

/** Inputs of a wage known before the request. */
export interface Known {
  /** The gross of an agreed net, once it is known. */
  readonly agreedGross?: Feninga;
  /** Always by the gross, also for an ordinary agreed net: a step of a month with taxed payouts. */
  readonly isByGross?: boolean;
}

/**
 * The call of one worker's month, from the firm, the worker and the differences of the month. An agreed net is that of an ordinary month:
 * when hours, pay or the employment differ, its gross is calculated first, so that absences and overtime have the same effect as on any
 * wage.
 */
export function requestOf(of: WorkerInMonth, known: Known = {}): Requested {
  try {
    return requestFor(of, known);
  } catch (error) {
    if (error instanceof Refusal) return refusedBy(error);
    throw error;
  }
}

const refusedBy = ({ field, code, message }: Refusal): NotRequested => ({
  reason: message,
  ...(field !== '' && { issues: [{ polje: field, kod: code, poruka: message }] }),
});

/** The field of the call by what is agreed. */
const BASES = {
  bruto: 'bruto_plata_input',
  neto: 'neto_plata_input',
  isplata: 'solidarnost_neto_input',
} as const;

type Fields = Readonly<Record<string, unknown>>;
type Entries = WorkerMonth['entries'];

function requestFor(of: WorkerInMonth, { agreedGross, isByGross }: Known): Requested {
  const { firm, entity, worker, month, employed, typed, earlier } = of;
  const { entries } = typed;
  if (employed.length === 0)
    return { reason: 'Radnik u ovom mjesecu nije zaposlen: provjerite datume zaposlenja.' };
  if (employed.length > MOST_EMPLOYMENTS) return { reason: MANY_EMPLOYMENTS };
  const insured = insuredWithoutPay(entity, worker);
  if (insured !== undefined) {
    const unpaid = unpaidRequest(of, insured);
    return 'reason' in unpaid ? unpaid : { wage: { poziv: CALLS[entity], ...unpaid }, further: [] };
  }
  if (lacksLabourPrice(firm, worker)) return { reason: NO_PRICE };
  const agreed = agreedFor(worker, entity, month, employed);
  if (typeof agreed === 'string') return { reason: agreed };
  const unstated = unstatedRates(firm, worker, month);
  const unpaid = unpaidHours(unstated);
  if (unpaid.length > 0) return { reason: unpaidReason(unpaid), issues: unpaidIssues(unpaid) };
  const wrong = inKindProblem(entity, entries);
  if (wrong !== undefined) return { reason: wrong };
  const ratesWith = (inMonth: Entries): Fields => ({
    ...ratesAsFields(firm, worker, { ...typed, entries: inMonth }),
    ...(unstated.includes('seniority') && NO_SENIORITY),
  });
  const request = (basis: string, amount: Feninga, inMonth: Fields, from = of) => ({
    poziv: CALLS[entity],
    unos: { ...always(of), [basis]: toWire('iznos', amount), ...ownFields(from), ...inMonth },
  });
  const first = () => ({
    first: request(BASES[agreed.kind], agreed.amount, ratesWith({}), inOrdinaryMonth(of)),
  });
  const gross = agreed.kind === 'bruto' ? agreed.amount : agreedGross;
  if (gross === undefined && needsGross(entries)) return first();
  const further = furtherPay({ ...of, gross });
  const sums = furtherSums(firm, further);
  const differing = {
    ...insideMonth(employed, month),
    ...entriesAsFields(entity, entries, sums),
    ...ratesWith(entries),
    ...sickFields(
      statedRate('sickShare', firm, worker, typed),
      usualRatesOn(entity, firstDayOf(month)).sickShare,
      entries,
      earlier,
    ),
  };
  const wage = (basis: string, amount: Feninga) => ({ wage: request(basis, amount, differing), further });
  if (agreed.kind === 'bruto') return wage(BASES.bruto, agreed.amount);
  const hasTaxedMeal = TAXED_MEAL[entity](mealOf(of), month);
  if (!isByGross && missesNoWeekday(employed, month) && isOrdinary(entries, hasTaxedMeal, sums.taxed))
    return wage(BASES[agreed.kind], agreed.amount);
  return agreedGross === undefined ? first() : wage(BASES.bruto, agreedGross);
}

/** Service is never paid by an unstated percentage. */
const NO_SENIORITY = { minuli_proc: 0 } as const;

const always = (of: WorkerInMonth) => ({
  mjesec: of.month.month,
  godina: of.month.year,
  staz: of.service,
  ...(of.worker.dailyHours !== undefined && { sati_dnevno: toWire('sati', of.worker.dailyHours) }),
  ...(of.month.isEstimate && { procjena: true }),
  ...mealAsField(mealOf(of)),
});

const mealOf = ({ firm, worker }: WorkerInMonth): Feninga | undefined =>
  worker.hotMeal ?? firm.defaults.hotMeal;

const mealAsField = (meal: Feninga | undefined): Fields =>
  meal === undefined ? {} : { topli_obrok_input: toWire('iznos', meal) };

const NO_PRICE = 'Upišite cijenu rada u podatke firme, s danom od kog važi.';

/** The call knows one break between two employments. */
const MOST_EMPLOYMENTS = 2;
const MANY_EMPLOYMENTS =
  'Plata se računa za najviše dva zaposlenja u mjesecu: provjerite dane zaposlenja kod radnika.';

/** The days of the employments, if one begins or ends inside the month. */
function insideMonth(employed: readonly EmployedDays[], month: PayrollMonth): Fields {
  const [first, second] = employed;
  const last = second ?? first;
  return {
    ...(first && first.from > firstDayOf(month) && { zaposlen_od: first.from }),
    ...(last && last.to < lastDayOf(month) && { zaposlen_do: last.to }),
    ...(first &&
      second &&
      addDays(first.to, 1) < second.from && {
        prekid_od: addDays(first.to, 1),
        prekid_do: addDays(second.from, -1),
      }),
  };
}

type Month = YearMonth & Pick<PayrollMonth, 'averageNet'>;
type IsTaxed = (meal: Feninga | undefined, month: Month) => boolean;

const above =
  (limit: typeof bd | typeof fbih): IsTaxed =>
  (meal = 0, month) =>
    meal > (changeOn<{ readonly iznos: Feninga }>(limit, firstDayOf(month))?.vrijednost.iznos ?? 0);

/**
 * True when a part of the daily meal is pay, so that a day without one changes the wage; in Republika Srpska all of it is, at the minimum
 * by default.
 */
const TAXED_MEAL: Readonly<Record<PayrollEntity, IsTaxed>> = {
  fbih: (meal = 0, month) =>
    month.averageNet === undefined
      ? above(fbih)(meal, month)
      : meal > share(month.averageNet, valueOn(topli_obrok_pravilo, firstDayOf(month)).posto),
  rs: (meal) => meal !== 0,
  bd: above(bd),
};
