import { firstDayOf } from '../../../core/days/day.ts';
import { Refusal } from '../../../core/issue.ts';
import { formatAmount, formatMoney } from '../../../core/numbers/format.ts';
import {
  type Feninga,
  HUNDREDTHS,
  mulDiv,
  PPM,
  type Ppm,
  share,
  sumOf,
} from '../../../core/numbers/money.ts';
import { seniority } from '../../../rules/salary/extra-work.ts';
import type { Firm } from '../../model/firm.ts';
import type { WorkerMonth } from '../../model/month.ts';
import { isKindKey, type KindKey, type KindUnit, type PaidLine } from '../../model/pay-kind.ts';
import { carUse } from '../../staff/pay-kinds/company-car.ts';
import type { KindOfPay } from '../../staff/pay-kinds/kind.ts';
import { kindOfLimit, kindsOf } from '../../staff/pay-kinds/kinds-of.ts';
import { isUnlimited, isYearly, limitOf, unknownLimit } from '../../staff/pay-kinds/limits.ts';
import type { FurtherSums } from './entries.ts';
import { inKindOf } from './in-kind.ts';
import { statedRate } from './rate-fields.ts';
import { sickHoursOf } from './sick-leave.ts';
import { transportIn } from './transport.ts';
import { seniorityOn } from './usual-rates.ts';
import type { WorkerInMonth } from './worker-in-month.ts';

type Entries = WorkerMonth['entries'];

/** One worker's month, and what its kinds of pay are calculated from. */
export interface KindsOfMonth extends WorkerInMonth {
  /** Agreed for a whole month; undefined while only the net is known. */
  readonly gross: Feninga | undefined;
}

/** True when some pay of the month is a part of the agreed gross. */
export const needsGross = (entries: Entries): boolean =>
  Object.entries(entries).some(([name, value = 0]) => isKindKey(name) && value > 0 && isOfGross(name));

const isOfGross = (key: KindKey): boolean => key.startsWith('vrsta:sati:') || key.startsWith('vrsta:posto:');

/**
 * The pay that the call receives as two sums, of taxed and of untaxed pay, each kind in a row of its own.
 * @throws Refusal when a percentage, a price, a limit or the kind itself is not known
 */
export function furtherPay(context: KindsOfMonth): readonly PaidLine[] {
  const { firm, typed } = context;
  refuseUnknown(firm, typed.entries);
  return kindsOf(firm).flatMap((kind) => {
    const entry = entryOf(kind, context);
    return entry > 0 ? [lineOf(kind, entry, context)] : [];
  });
}

/** An entry of a kind that the firm no longer has would be lost. */
function refuseUnknown(firm: Firm, entries: Entries): void {
  for (const [name, value] of Object.entries(entries)) {
    if (!isKindKey(name) || value === 0) continue;
    const isKnown = kindsOf(firm).some(({ key }) => key === name) || kindOfLimit(firm, name);
    if (!isKnown) throw new Refusal(name, 'obavezno', NO_KIND);
  }
}

const NO_KIND =
  'Te vrste primanja u firmi nema: obrišite iznos ili je vratite pod „Firma“, „Vrste primanja“.';

/** What was typed for a kind; transport of the worker counts without an entry. */
function entryOf({ key }: KindOfPay, { entity, worker, month, typed }: KindsOfMonth): number {
  const { entries } = typed;
  if (isKindKey(key)) return entries[key] ?? 0;
  if (key === 'bonus' || key === 'untaxed') return entries[key] ?? 0;
  if (key === 'inKind') return inKindOf(entity, entries);
  return key === 'transport' ? transportIn(entity, worker, typed, month).amount : 0;
}

function lineOf(kind: KindOfPay, entry: number, context: KindsOfMonth): PaidLine {
  const { key, name, account, treatment, inSickBase, inLeaveAverage } = kind;
  const car = kind.car && carUse(kind, entry, context.month);
  const bare = car?.gross ?? amountOf(kind, entry, context);
  const service = kind.inSeniority && treatment === 'taxed' ? share(bare, serviceShare(context)) : 0;
  const amount = bare + service;
  const { untaxed, note } = splitOf(kind, amount, entry, context);
  const notes = [car?.note, note, service > 0 && `s minulim radom ${formatAmount(service)}`].filter(Boolean);
  return {
    kind: key,
    name,
    taxed: amount - untaxed,
    untaxed,
    ...((treatment === 'inKind' || treatment === 'outside') && { form: treatment }),
    ...(car && { received: car.worth }),
    ...(kind.unit && kind.unit !== 'iznos' && { quantity: entry }),
    account,
    ...(inSickBase && { inSickBase }),
    ...(inLeaveAverage && { inLeaveAverage }),
    ...(notes.length > 0 && { note: notes.join(', ') }),
  };
}

type Amount = (kind: KindOfPay, entry: number, context: KindsOfMonth) => Feninga;

const AMOUNTS: Readonly<Record<KindUnit, Amount>> = {
  iznos: (_, entry) => entry,
  dani: (kind, entry) => mulDiv(priceOf(kind, 'iznos po danu'), entry, HUNDREDTHS),
  broj: (kind, entry) => mulDiv(priceOf(kind, 'cijenu komada ili cijenu rada'), entry, PPM),
  sati: (kind, entry, context) => {
    const { all } = hoursOf(context);
    const weight = rateOf(kind) + (kind.addsHour ? PPM : 0);
    return mulDiv(grossOf(context), entry * weight, Math.max(1, all) * PPM);
  },
  posto: (_, entry, context) => {
    const { all, paid } = hoursOf(context);
    return share(mulDiv(grossOf(context), paid, Math.max(1, all)), entry);
  },
};

const amountOf: Amount = (kind, entry, context) => AMOUNTS[kind.unit ?? 'iznos'](kind, entry, context);

const grossOf = ({ gross = 0 }: KindsOfMonth): Feninga => gross;

/** The hours of the month, and those paid as work or leave, in which basic pay is earned. */
function hoursOf({ hours, typed }: KindsOfMonth) {
  if (!hours) return { all: 0, paid: 0 };
  const paid = hours.all - hours.byFund - hours.unpaid - sickHoursOf(typed.entries);
  return { all: hours.all, paid: Math.max(0, paid) };
}

/** An unstated percentage is never paid. */
function rateOf({ key, name, rate }: KindOfPay): Ppm {
  if (rate !== undefined) return rate;
  throw new Refusal(
    key,
    'obavezno',
    `Nije upisan procenat za „${name}“: upišite ga pod „Firma“, „Vrste primanja“.`,
  );
}

function priceOf({ key, name, price }: KindOfPay, what: string): Feninga {
  if (price !== undefined) return price;
  throw new Refusal(key, 'obavezno', `Za „${name}“ upišite ${what} pod „Firma“, „Vrste primanja“.`);
}

/** The share of pay for all years of service; in the Federation and the District only when stated. */
function serviceShare({ firm, entity, worker, month, typed, service }: KindsOfMonth): Ppm {
  const stated = entity === 'rs' ? undefined : (statedRate('seniority', firm, worker, typed) ?? 0);
  return seniority(
    { staz: service, ...(stated !== undefined && { minuli_proc: stated }) },
    seniorityOn(entity, firstDayOf(month)),
  );
}

/** The untaxed part of an amount; the sentence when a part is above the limit. */
function splitOf(
  kind: KindOfPay,
  amount: Feninga,
  entry: number,
  { month, typed, earlier }: KindsOfMonth,
): { readonly untaxed: Feninga; readonly note?: string } {
  if (kind.treatment === 'outside') return { untaxed: amount };
  if (kind.treatment !== 'untaxed') return { untaxed: 0 };
  if (isUnlimited(kind)) return { untaxed: amount };
  const limit = limitOf(kind, month, typed.entries);
  const used = isYearly(kind) ? (earlier?.untaxed?.[kind.key] ?? 0) : 0;
  const unknown = unknownLimit(kind, amount + used, limit);
  if (unknown !== undefined) throw new Refusal(kind.key, 'obavezno', unknown);
  if ('missing' in limit) return { untaxed: amount };
  const whole =
    limit.span === 'unit' ? mulDiv(limit.amount, entry, UNIT_SCALE[kind.unit ?? 'iznos']) : limit.amount;
  const untaxed = Math.min(amount, Math.max(0, whole - used));
  if (untaxed === amount) return { untaxed };
  const before = used > 0 ? `, ranije ove godine ${formatMoney(used)}` : '';
  return {
    untaxed,
    note: `od ${formatAmount(amount)} neoporezivo ${formatAmount(untaxed)}, oporezivo ${formatAmount(amount - untaxed)} (granica ${formatAmount(whole)}: ${limit.basis}${before})`,
  };
}

const UNIT_SCALE: Readonly<Record<KindUnit, number>> = {
  sati: HUNDREDTHS,
  dani: HUNDREDTHS,
  broj: PPM,
  posto: PPM,
  iznos: 1,
};

/** The taxed and the untaxed pay that the call receives as two sums, and the uplifts among the taxed. */
export function furtherSums(firm: Firm, further: readonly PaidLine[]): FurtherSums {
  const raising = new Set(
    kindsOf(firm)
      .filter(raisesBase)
      .map(({ key }) => key),
  );
  return {
    taxed: sumOf(further, ({ taxed }) => taxed),
    untaxed: sumOf(further, ({ untaxed }) => untaxed),
    uplifts: sumOf(further, ({ kind, taxed }) => (raising.has(kind) ? taxed : 0)),
  };
}

const raisesBase = ({ treatment, raisesLeastBase }: KindOfPay): boolean =>
  treatment === 'taxed' && raisesLeastBase;
