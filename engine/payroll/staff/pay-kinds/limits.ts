import { firstDayOf } from '../../../core/days/day.ts';
import { changeOn, valueOn } from '../../../core/law.ts';
import { formatAmount, formatDecimal, formatMoney, formatRate } from '../../../core/numbers/format.ts';
import { type Feninga, mulDiv, PPM, share, sumOf } from '../../../core/numbers/money.ts';
import { neoporeziva_pomoc as bdAid } from '../../../law/bd/worker-aid.ts';
import { najniza_plata } from '../../../law/fbih/minimum-wage.ts';
import {
  neoporeziva_dnevnica,
  neoporeziva_novcana_pomoc,
  neoporeziva_otpremnina_penzija,
  neoporeziva_pomoc,
  neoporezivi_pokloni,
  neoporezivi_regres,
  neoporezivi_teren,
} from '../../../law/fbih/worker-aid.ts';
import { AVERAGES, lastThreeAverages } from '../../../rules/fbih/published-averages.ts';
import type { Firm } from '../../model/firm.ts';
import type { PayrollMonth, WorkerMonth } from '../../model/month.ts';
import { isKindKey, type LimitSpan } from '../../model/pay-kind.ts';
import { type KindOfPay, type LimitRule, limitLabel } from './kind.ts';
import { kindsOf } from './kinds-of.ts';

type Month = Pick<PayrollMonth, 'year' | 'month' | 'averageNet' | 'averageOfThree'>;

/** The untaxed amount of a kind, of what, and where it is from. */
export interface UntaxedLimit {
  readonly amount: Feninga;
  readonly span: LimitSpan;
  readonly basis: string;
}

/** A figure that somebody has to type, in a sentence. */
export interface UnknownLimit {
  readonly missing: string;
  /** The limit is at least this: an amount up to it needs no figure. */
  readonly atLeast?: Feninga;
}

/**
 * The limit of a kind in a worker's month: typed for the worker, else typed by the firm, else by the law of the month. A limit without a
 * known figure is never guessed.
 */
export function limitOf(
  kind: KindOfPay,
  month: Month,
  entries: WorkerMonth['entries'],
): UntaxedLimit | UnknownLimit {
  const { workerLimit, limit, limitSpan = 'payment', rule } = kind;
  const ofWorker = workerLimit && entries[workerLimit.key];
  const byRule = rule && RULES[rule](month);
  if (ofWorker !== undefined) return { amount: ofWorker, span: 'payment', basis: OF_WORKER };
  if (limit !== undefined) return { amount: limit, span: limitSpan, basis: OF_FIRM };
  if (byRule) return byRule;
  return {
    missing: workerLimit
      ? `Upišite iznos do kojeg je neoporezivo (${workerLimit.hint}) u kolonu „${limitLabel(kind)}“.`
      : UNKNOWN_TO_FIRM,
  };
}

/** Why the untaxed part of an amount cannot be known yet, as a sentence; undefined when it can. */
export const unknownLimit = (
  { name }: KindOfPay,
  amount: Feninga,
  limit: UntaxedLimit | UnknownLimit,
): string | undefined =>
  'missing' in limit && amount > (limit.atLeast ?? 0)
    ? `Nije poznato do kojeg je iznosa „${name}“ neoporezivo. ${limit.missing}`
    : undefined;

/** Columns of earlier versions, whose amounts the user states as untaxed; a firm may type the price of the ticket. */
export const isUnlimited = ({ key, limit }: KindOfPay): boolean =>
  key === 'untaxed' || (key === 'transport' && limit === undefined);

const OF_WORKER = 'upisana granica radnika';
const OF_FIRM = 'granica koju je upisala firma';
const UNKNOWN_TO_FIRM = 'Upišite propisani iznos pod „Firma“, „Vrste primanja“.';

type Rule = (month: Month) => UntaxedLimit | UnknownLimit;

interface AverageNet {
  /** The sum of this many averages. */
  readonly sum: Feninga;
  readonly of: number;
}

/** The mean of the last three published averages of the Federation: as typed for the month, or known. */
function averageNet({ averageOfThree: typed, year, month }: Month): AverageNet | undefined {
  if (typed !== undefined) return { sum: typed, of: 1 };
  const found = lastThreeAverages(firstDayOf({ year, month }));
  return found && { sum: sumOf(found, ({ vrijednost }) => vrijednost.iznos), of: AVERAGES };
}

/** The mean of the last three published averages, rounded; undefined when one of them is unknown. */
export function publishedAverageOfThree(month: Pick<PayrollMonth, 'year' | 'month'>): Feninga | undefined {
  const { year, month: number } = month;
  const average = averageNet({ year, month: number });
  return average && mulDiv(average.sum, 1, average.of);
}

const UNKNOWN_AVERAGE =
  'Upišite prosječnu neto plaću u Federaciji za tri mjeseca prije isplate, iznad tabele, u polje „Prosjek tri mjeseca“.';

/** Earlier versions had one field for both averages: what was typed there is of one month. */
const unknownAverage = ({ averageNet: typed }: Month): string =>
  typed === undefined
    ? UNKNOWN_AVERAGE
    : `${UNKNOWN_AVERAGE} Upisana prosječna neto plaća ${formatAmount(typed)} je jednog mjeseca i važi samo za topli obrok.`;

/** No average is below the minimum wage. */
const leastAverage = (month: Month): Feninga =>
  changeOn(najniza_plata, firstDayOf(month))?.vrijednost.neto ?? 0;

/** A share of the average net wage; rounded once. */
const ofAverage =
  (rate: (month: Month) => number, textOf: (rate: number) => string, span: LimitSpan): Rule =>
  (month) => {
    const average = averageNet(month);
    const part = rate(month);
    if (!average) return { missing: unknownAverage(month), atLeast: share(leastAverage(month), part) };
    const shown = mulDiv(average.sum, 1, average.of);
    return {
      amount: mulDiv(average.sum, part, average.of * PPM),
      span,
      basis: `${textOf(part)} prosječne neto plaće ${formatAmount(shown)}`,
    };
  };

const times = (rate: number): string => `${formatDecimal(rate, 6)} ×`;

/** A share of the per diem for each day. */
const ofPerDiem =
  (name: 'sve' | 'hrana' | 'smjestaj'): Rule =>
  (month) => {
    const day = firstDayOf(month);
    const { iznos } = valueOn(neoporeziva_dnevnica, day);
    const part = valueOn(neoporezivi_teren, day)[name];
    return {
      amount: share(iznos, part),
      span: 'unit',
      basis: `${formatRate(part)} dnevnice ${formatAmount(iznos)} na dan`,
    };
  };

const RULES: Readonly<Record<LimitRule, Rule>> = {
  regres: ofAverage((month) => valueOn(neoporezivi_regres, firstDayOf(month)).posto, formatRate, 'year'),
  gift: ofAverage((month) => valueOn(neoporezivi_pokloni, firstDayOf(month)).posto, formatRate, 'year'),
  death: ofAverage((month) => valueOn(neoporeziva_novcana_pomoc, firstDayOf(month)).smrt, times, 'payment'),
  illness: ofAverage(
    (month) => valueOn(neoporeziva_novcana_pomoc, firstDayOf(month)).bolest,
    times,
    'payment',
  ),
  retirement: ofAverage(
    (month) => valueOn(neoporeziva_otpremnina_penzija, firstDayOf(month)).placa,
    times,
    'payment',
  ),
  perDiem: (month) => {
    const { iznos } = valueOn(neoporeziva_dnevnica, firstDayOf(month));
    return { amount: iznos, span: 'unit', basis: `dnevnica ${formatMoney(iznos)}` };
  },
  fieldAll: ofPerDiem('sve'),
  fieldMeals: ofPerDiem('hrana'),
  fieldLodging: ofPerDiem('smjestaj'),
  decree: (month) => {
    const found = changeOn(neoporeziva_pomoc, firstDayOf(month));
    if (!found)
      return {
        missing: 'Upišite granicu pomoći radnicima pod „Firma“, „Vrste primanja“.',
      };
    const { iznos } = found.vrijednost;
    return {
      amount: iznos,
      span: 'payment',
      basis: iznos === 0 ? 'uredba više ne važi' : 'uredba, najviše mjesečno',
    };
  },
  yearlyAid: (month) => {
    const found = changeOn(bdAid, firstDayOf(month))?.vrijednost;
    if (found?.godina !== month.year) return { missing: UNKNOWN_TO_FIRM };
    return { amount: found.iznos, span: 'year', basis: `najviše za ${month.year}. godinu` };
  },
};

const OF_AVERAGE: ReadonlySet<LimitRule> = new Set(['regres', 'gift', 'death', 'illness', 'retirement']);

/** True when some pay of a month has a limit by the mean of three averages. */
export function usesAverageOfThree(
  firm: Pick<Firm, 'entity' | 'payKinds' | 'kindOrder'>,
  month: PayrollMonth,
): boolean {
  const limited = kindsOf(firm).filter(
    ({ rule, limit }) => limit === undefined && rule && OF_AVERAGE.has(rule),
  );
  return Object.values(month.workers).some(({ entries }) =>
    limited.some(({ key }) => isKindKey(key) && (entries[key] ?? 0) > 0),
  );
}

/** True when what earlier months of the year have paid counts too. */
export const isYearly = ({ rule, limit, limitSpan, workerLimit }: KindOfPay): boolean =>
  limit === undefined ? rule !== undefined && YEARLY.has(rule) && !workerLimit : limitSpan === 'year';

const YEARLY: ReadonlySet<LimitRule> = new Set(['regres', 'gift', 'yearlyAid']);
