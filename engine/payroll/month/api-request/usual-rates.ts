import type { Day } from '../../../core/days/day.ts';
import type { Issue } from '../../../core/issue.ts';
import { lastChangeOf, lastOf, type Parameter, type Source, valueOn } from '../../../core/law.ts';
import { formatRate } from '../../../core/numbers/format.ts';
import type { Ppm } from '../../../core/numbers/money.ts';
import { minuli_rad as bdSeniority, bolovanje as bdSick } from '../../../law/bd/supplements.ts';
import { uvecanja_podrazumijevana as bd } from '../../../law/bd/working-time.ts';
import { bolovanje as fbihSick } from '../../../law/fbih/sick-leave.ts';
import { minuli_rad as fbihSeniority, uvecanja_opsti_kolektivni } from '../../../law/fbih/supplements.ts';
import { uvecanja_podrazumijevana as fbih } from '../../../law/fbih/working-time.ts';
import { bolovanje as rsSick } from '../../../law/rs/sick-leave.ts';
import { minuli_rad as rsSeniority, uvecanja_minimum } from '../../../law/rs/supplements.ts';
import { uvecanja_podrazumijevana as rs } from '../../../law/rs/working-time.ts';
import { workerIn } from '../../model/dated-worker.ts';
import type { Firm } from '../../model/firm.ts';
import type { PayrollMonth, WorkerMonth } from '../../model/month.ts';
import { MONTH_COLUMNS, type StandingEntry } from '../../model/month-columns.ts';
import { serviceYears } from '../../model/month-share.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { OwnRates, RateName, Worker } from '../../model/worker.ts';
import { RATE_FIELDS, ratesToState, statedRate } from './rate-fields.ts';
import { insuredWithoutPay } from './without-pay.ts';

const LAW = {
  fbih: { uplifts: fbih, seniority: fbihSeniority, sick: fbihSick },
  rs: { uplifts: rs, seniority: rsSeniority, sick: rsSick },
  bd: { uplifts: bd, seniority: bdSeniority, sick: bdSick },
} as const;

/** The uplift per year of service by the law of a day whose wages have been calculated; Republika Srpska has no maximum. */
export function seniorityOn(entity: PayrollEntity, day: Day): { readonly stopa: Ppm; readonly najvise: Ppm } {
  const { stopa, najvise = Number.MAX_SAFE_INTEGER } = {
    najvise: undefined,
    ...valueOn(LAW[entity].seniority, day),
  };
  return { stopa, najvise };
}

type Rates = Readonly<Record<RateName, Ppm>>;

/** The defaults of the calculators, by the last known law; for uplifts and service they are a convention, not law. */
export const usualRates = (entity: PayrollEntity): Rates => ratesBy(entity, lastOf);

/** The same by the law of a day whose wages have been calculated. */
export const usualRatesOn = (entity: PayrollEntity, day: Day): Rates =>
  ratesBy(entity, (parameter) => valueOn(parameter, day));

/** The default an earlier version used for an unstated percentage; undefined once the firm has been asked. */
export const formerRates = ({ entity, defaults, ratesAsked }: Firm): OwnRates =>
  ratesAsked
    ? {}
    : Object.fromEntries(
        ratesToState(entity)
          .filter((name) => defaults[name] === undefined)
          .map((name) => [name, usualRates(entity)[name]]),
      );

function ratesBy(entity: PayrollEntity, inForce: <V>(parameter: Parameter<V>) => V): Rates {
  const { uplifts, seniority, sick } = LAW[entity];
  const { prekovremeni, nocni, praznik } = inForce(uplifts);
  return {
    seniority: inForce(seniority).stopa,
    overtimeUplift: prekovremeni,
    nightUplift: nocni,
    holidayUplift: praznik,
    sickShare: inForce(sick).posto,
  };
}

type Uplift = 'overtimeUplift' | 'nightUplift' | 'holidayUplift';

/** Uplifts to adopt unchanged, and their source. */
export interface OfferedRates {
  readonly rates: Required<Pick<OwnRates, Uplift>>;
  /** Legal minimums; otherwise a suggestion that is not binding. */
  readonly isLeast: boolean;
  readonly source: Source;
}

type Uplifts = Parameter<{ readonly prekovremeni: Ppm; readonly nocni: Ppm; readonly praznik: Ppm }>;

function offered(parameter: Uplifts, isLeast: boolean): OfferedRates {
  const { vrijednost, izvor } = lastChangeOf(parameter);
  const { prekovremeni, nocni, praznik } = vrijednost;
  return {
    rates: { overtimeUplift: prekovremeni, nightUplift: nocni, holidayUplift: praznik },
    isLeast,
    source: izvor,
  };
}

/**
 * The same suggestions as in the calculators: the minimum of Republika Srpska, those of the lapsed agreement of the Federation; none for
 * the District.
 */
export const OFFERED_RATES: Readonly<Record<PayrollEntity, OfferedRates | undefined>> = {
  fbih: offered(uvecanja_opsti_kolektivni, false),
  rs: offered(uvecanja_minimum, true),
  bd: undefined,
};

/** The legal minimum of a kind; undefined without one. */
export function leastRate(entity: PayrollEntity, name: RateName): Ppm | undefined {
  const offer = OFFERED_RATES[entity];
  return offer?.isLeast ? (offer.rates as OwnRates)[name] : undefined;
}

const NOTHING: WorkerMonth = { entries: {} };

/** The required percentages of a worker's month that are neither legal nor stated. With one of them the month cannot be closed. */
export function unstatedRates(firm: Firm, worker: Worker, month: PayrollMonth): readonly RateName[] {
  if (insuredWithoutPay(firm.entity, workerIn(worker, month)) !== undefined) return [];
  const inputs = month.workers[worker.id] ?? NOTHING;
  return ratesToState(firm.entity).filter((name) => {
    if (statedRate(name, firm, worker, inputs) !== undefined) return false;
    const { hours } = RATE_FIELDS[name];
    return hours === undefined ? serviceYears(worker, month) > 0 : hoursAt(name, hours, inputs.entries) > 0;
  });
}

/** The hours that require a percentage: sick leave of another kind may have its own. */
function hoursAt(name: RateName, hours: StandingEntry, entries: WorkerMonth['entries']): number {
  const { otherSickHours = 0, otherSickShare } = entries;
  const others = name === 'sickShare' && otherSickShare === undefined ? otherSickHours : 0;
  return (entries[hours] ?? 0) + others;
}

/** Percentages of hours: the wage cannot be calculated without them. Service counts as zero until its percentage is stated. */
export const unpaidHours = (unstated: readonly RateName[]): readonly RateName[] =>
  unstated.filter((name) => RATE_FIELDS[name].hours !== undefined);

/** `prekovremeni rad, noćni rad`. */
const worksOf = (rates: readonly RateName[]): string =>
  rates.map((name) => RATE_FIELDS[name].work).join(', ');

/** `prekovremeni rad 26 %, noćni rad 26 %`. */
export const writtenRates = (rates: OwnRates): string =>
  (Object.keys(RATE_FIELDS) as RateName[])
    .flatMap((name) => {
      const rate = rates[name];
      return rate === undefined ? [] : [`${RATE_FIELDS[name].work} ${formatRate(rate)}`];
    })
    .join(', ');

/** The message for a wage with such hours, which is not calculated. */
export const unpaidReason = (unpaid: readonly RateName[]): string =>
  `Nije upisan procenat za: ${worksOf(unpaid)}. Upišite procente firme (iznad tabele ili pod „Firma“) ili ovog radnika.`;

/** The same in the column of each of those hours. */
export const unpaidIssues = (unpaid: readonly RateName[]): readonly Issue[] =>
  unpaid.flatMap((name): Issue[] => {
    const { hours } = RATE_FIELDS[name];
    const polje = hours && MONTH_COLUMNS[hours].field;
    return polje ? [{ polje, kod: 'obavezno', poruka: unpaidReason([name]) }] : [];
  });

/** The note on a wage whose service counts as zero because no percentage was stated. */
export const UNSTATED_SENIORITY =
  'Minuli rad je 0 %. Upišite procenat iznad tabele ili pod „Firma“ (0 ako ga firma ne plaća), inače se mjesec ne može zaključiti.';
