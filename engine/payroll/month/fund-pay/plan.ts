import { firstDayOf, monthsLater, yearMonthOf } from '../../../core/days/day.ts';
import { changeOn } from '../../../core/law.ts';
import { formatDay } from '../../../core/numbers/format.ts';
import { type Feninga, type Hundredths, mulDiv, PPM, share, sumOf } from '../../../core/numbers/money.ts';
import { prosjecna_neto } from '../../../law/fbih/average-wage.ts';
import { ABSENCE_KINDS, type AbsenceSpell } from '../../model/absence.ts';
import { employmentsIn } from '../../model/employment.ts';
import type { Firm } from '../../model/firm.ts';
import type { PayrollMonth, WorkerMonth } from '../../model/month.ts';
import { fundHoursOf } from '../../model/month-share.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { Refund, RefundBase } from '../../model/refund.ts';
import type { WorkerInMonth } from '../api-request/worker-in-month.ts';
import type { BaseNeed } from './base.ts';
import { type FundTerms, fundTerms, paymentOf } from './terms.ts';

/** Pay for days at a fund's cost before taxes are added: a net, or the gross of maternity leave in Republika Srpska. */
export interface PlannedRefund
  extends Pick<
    Refund,
    'absence' | 'kind' | 'from' | 'to' | 'leaveFrom' | 'hours' | 'base' | 'share' | 'repays'
  > {
  readonly amount: Feninga;
  readonly of: 'net' | 'gross';
  readonly most?: Feninga;
}

/** What the firm pays for funds in one worker's month, and why it does not pay the rest. */
export interface RefundPlan {
  readonly planned: readonly PlannedRefund[];
  readonly unpaid: readonly string[];
}

type FundSpellOfMonth = AbsenceSpell & { readonly fund: NonNullable<AbsenceSpell['fund']> };

const fundSpells = (inputs: WorkerMonth | undefined): readonly FundSpellOfMonth[] =>
  (inputs?.registered?.spells ?? []).filter(
    (spell): spell is FundSpellOfMonth =>
      spell.payer === 'fund' && spell.fund !== undefined && spell.hours > 0,
  );

/** The bases of a month that have to be read from earlier closed months. */
export const baseNeeds = ({ entity }: Pick<Firm, 'entity'>, { workers }: PayrollMonth): readonly BaseNeed[] =>
  Object.entries(workers).flatMap(([worker, inputs]) =>
    fundSpells(inputs).flatMap(({ absence, kind, fund: { leaveFrom, payment, base } }): BaseNeed[] => {
      const rule = fundTerms(entity, kind, leaveFrom).base;
      return rule && base === undefined && payment !== 'fund' ? [{ absence, worker, leaveFrom, rule }] : [];
    }),
  );

/** @returns undefined without hours at a fund's cost */
export function refundPlan(of: WorkerInMonth): RefundPlan | undefined {
  const { typed } = of;
  const { fundHours = 0 } = typed.entries;
  if (fundHours === 0) return undefined;
  if (typed.withoutRefunds) return { planned: [], unpaid: [STORED_WITHOUT] };
  const spells = fundSpells(typed);
  if (spells.length === 0) return { planned: [], unpaid: [UNREGISTERED] };
  const hours = hoursOf(spells, fundHours);
  const all = spells.map((spell, at) => planOf(of, { ...spell, hours: hours[at] ?? 0 }));
  return {
    planned: all.filter((one) => typeof one === 'object'),
    unpaid: [...new Set(all.filter((one) => typeof one === 'string'))],
  };
}

const UNREGISTERED = 'Naknada fonda nije obračunata: upišite odsustvo u evidenciju.';
const STORED_WITHOUT = 'Mjesec je bio zaključen bez naknade fonda. Možete je obračunati.';

/** Hours of each spell; another typed number is divided in their proportion. */
function hoursOf(spells: readonly AbsenceSpell[], typed: Hundredths): readonly Hundredths[] {
  const registered = sumOf(spells, ({ hours }) => hours);
  if (registered === typed) return spells.map(({ hours }) => hours);
  const parts = spells.map(({ hours }) => mulDiv(hours, typed, registered));
  const rest = typed - sumOf(parts.slice(0, -1), (part) => part);
  return [...parts.slice(0, -1), Math.max(0, rest)];
}

/** The plan of one spell; a sentence when it is not paid by the firm, empty when the fund is known to pay it. */
function planOf(of: WorkerInMonth, spell: FundSpellOfMonth): PlannedRefund | string | undefined {
  const { firm, entity, worker } = of;
  const { absence, kind, from, to, hours, fund } = spell;
  const terms = fundTerms(entity, kind, fund.leaveFrom, worker.municipality);
  const payment = paymentOf(firm, kind, fund.payment, terms);
  if (payment === 'fund' || hours === 0) return undefined;
  const which = `${ABSENCE_KINDS[kind]} od ${formatDay(fund.leaveFrom)}`;
  if (entity === 'bd') return `${which}: ${UNKNOWN_DISTRICT}`;
  if (payment === undefined) return `${which}: ${UNKNOWN_PAYER}`;
  const rate = fund.share ?? terms.share;
  if (rate === undefined) return `${which}: upišite procenat naknade fonda kod odsustva.`;
  const base = baseOf(spell, of, terms);
  if (typeof base === 'string') return `${which}: ${base}`;
  const whole = mulDiv(base.amount * hours, rate, PPM * Math.max(1, base.hours));
  const most = mostOf(terms, of, hours);
  const isLimited = most !== undefined && most < whole;
  return {
    absence,
    kind,
    from,
    to,
    leaveFrom: fund.leaveFrom,
    hours,
    base,
    share: rate,
    repays: payment,
    of: terms.base?.of ?? (isGross(entity, kind) ? 'gross' : 'net'),
    amount: isLimited ? most : whole,
    ...(isLimited && { most }),
  };
}

const isGross = (entity: PayrollEntity, kind: AbsenceSpell['kind']): boolean =>
  entity === 'rs' && kind === 'maternity';

const UNKNOWN_PAYER =
  'naknada nije obračunata. Izaberite ko je isplaćuje, kod odsustva ili u podacima firme.';
const UNKNOWN_DISTRICT =
  'naknada fonda nije obračunata. Ako je firma isplaćuje, upišite je među druga primanja.';

function baseOf(
  { absence, fund }: FundSpellOfMonth,
  of: WorkerInMonth,
  { base: rule }: FundTerms,
): RefundBase | string {
  const monthHours = hoursIn(of);
  if (fund.base !== undefined) {
    const before = monthsLater(yearMonthOf(fund.leaveFrom), -1);
    const isOfMonth = rule?.per !== 'earlierHour';
    const worker = { ...of.worker, employedFrom: '' };
    const hours = isOfMonth
      ? monthHours
      : fundHoursOf(worker, ORDINARY, of.entity, before, employmentsIn(worker, before))?.all;
    return { amount: fund.base, hours: hours ?? monthHours };
  }
  if (!rule) return 'upišite osnovicu naknade fonda kod odsustva.';
  const found = of.earlier?.funds?.[absence];
  const what = baseName(rule);
  if (!found) return `osnovica naknade fonda je ${what}. Upišite je kod odsustva.`;
  if ('missing' in found)
    return `naknada fonda nije obračunata. Osnovica je ${what}, a ${found.missing}: upišite je kod odsustva.`;
  const { amount, hours, months } = found;
  return { amount, hours: rule.per === 'month' ? monthHours : hours, months };
}

const hoursIn = ({ hours }: WorkerInMonth): Hundredths => hours?.all ?? 0;

const ORDINARY: WorkerMonth = { entries: {} };

const OF = { net: 'neto', gross: 'bruto' } as const;

/** `prosječna neto plata 6 mjeseci prije odsustva` */
export const baseName = ({ months, of }: NonNullable<FundTerms['base']>): string =>
  months === 1
    ? `${OF[of]} plaća mjeseca prije odsustva`
    : `prosječna ${OF[of]} plata ${months} mjeseci prije odsustva`;

/** The limit of a canton for these hours, by the last published average wage. */
function mostOf({ mostOfAverage }: FundTerms, of: WorkerInMonth, hours: Hundredths): Feninga | undefined {
  const average = mostOfAverage && changeOn(prosjecna_neto, firstDayOf(of.month))?.vrijednost.iznos;
  return average ? mulDiv(share(average, mostOfAverage), hours, Math.max(1, hoursIn(of))) : undefined;
}
