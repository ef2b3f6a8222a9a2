import { firstDayOf, type YearMonth } from '../../../core/days/day.ts';
import { changeOn } from '../../../core/law.ts';
import { mulDiv, PPM, type Ppm, percent } from '../../../core/numbers/money.ts';
import { toWire } from '../../../core/numbers/value.ts';
import { neradni_dan_vlade } from '../../../law/fbih/days-off.ts';
import { skracena_osnovica } from '../../../law/fbih/minimum-wage.ts';
import type { LeastBaseOfMonth, WorkerMonth } from '../../model/month.ts';
import { type FundHours, fullDayOf, isPartMonth, monthShare } from '../../model/month-share.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { Worker } from '../../model/worker.ts';
import { sickHoursOf } from './sick-leave.ts';
import type { WorkerInMonth } from './worker-in-month.ts';

type Fields = Readonly<Record<string, unknown>>;
type OwnFields = (of: WorkerInMonth) => Fields;

/** Fields that depend on the entity whose law applies to the wage. */
export const ownFields: OwnFields = (of) => BY_ENTITY[of.entity](of);

const BY_ENTITY: Readonly<Record<PayrollEntity, OwnFields>> = {
  fbih: (of) => ({
    ...federalLeastBase(of),
    ...(of.firm.hasSectorBase &&
      of.worker.leastBase !== false &&
      of.typed.leastBase !== 'gross' && { osnovica_djelatnosti: true }),
    // Paid by companies and other legal persons (SN FBiH 9/10 čl. 19), associations included; a craft is none.
    obveznik_invalidi: of.firm.kind !== 'obrt' && of.firm.meetsQuota !== true,
    ...given('koeficijent', of.worker.cardElsewhere ? 0 : of.worker.coefficient),
    ...(of.month.averageNet !== undefined && { prosjecna_neto: toWire('iznos', of.month.averageNet) }),
    ...(of.firm.governmentDaysOff && hasDayOff(of.month) && { neradni_dan_vlade: true }),
  }),
  rs: (of) => ({
    ...srpskaLeastBase(of),
    ...(of.worker.schooling && {
      strucna_sprema: of.worker.schooling === 'PK' ? 'NK' : of.worker.schooling,
    }),
    ...taxCard(of.worker),
  }),
  bd: ({ worker }) => ({
    ...(worker.fund && { fond: worker.fund === 'rs' ? 'RS' : 'FBiH' }),
    rezident: worker.municipality === undefined || worker.municipality.entity === 'bd' ? 'BD' : 'entitet',
    ...taxCard(worker),
  }),
};

/** Names and units of those that may be the cause of a change, in order. */
export const OWN_FIELD_NAMES: readonly (readonly [field: string, label: string, unit: string])[] = [
  ['koeficijent', 'Koeficijent ličnog odbitka', 'koeficijent'],
  ['izdrzavani', 'Izdržavani članovi', 'koeficijent'],
  ['umanjenje', 'Druga umanjenja s poreske kartice', 'iznos'],
  ['strucna_sprema', 'Stručna sprema', 'tekst'],
  ['fond', 'Penzioni fond', 'tekst'],
  ['rezident', 'Prebivalište', 'tekst'],
  ['obveznik_invalidi', 'Naknada za zapošljavanje osoba s invaliditetom', 'tekst'],
  ['drugi_prihod', 'Prihod kod drugog poslodavca', 'iznos'],
];

const hasDayOff = (month: YearMonth): boolean =>
  (changeOn(neradni_dan_vlade, firstDayOf(month))?.vrijednost.dan ?? 0) > 0;

const LEAST_BASE = { najniza_osnovica: true } as const;
/**
 * The tax card of Republika Srpska and of the District; with the card at another employer there is no deduction here, not even the basic
 * one.
 */
const taxCard = ({ cardElsewhere, dependants, taxReduction = 0 }: Worker): Fields =>
  cardElsewhere
    ? { licni_odbitak_input: 0 }
    : {
        ...given('izdrzavani', dependants),
        ...(taxReduction > 0 && { umanjenje: toWire('iznos', taxReduction) }),
      };

const NO_LEAST_BASE = { najniza_osnovica: false } as const;

/** The smallest share of that base the call accepts; a smaller one is sent as none. */
const SMALLEST_SHARE = percent(1);

/** The minimum contribution base of the Federation: in a partial month the chosen part of it. */
function federalLeastBase({ firm, worker, typed, month, hours }: WorkerInMonth): Fields {
  const isPart = hours !== undefined && isPartMonth(hours);
  if ((worker.leastBase ?? firm.defaults.leastBase) === false) return NO_LEAST_BASE;
  if (isPart && typed.leastBase === 'gross') return NO_LEAST_BASE;
  const ofTime = timeShare(worker, month);
  if (!isPart && !sharesByTime(worker, month)) return LEAST_BASE;
  const share = mulDiv(ofTime, isPart ? monthShare(hours, typed.leastBase === 'whole') : PPM, PPM);
  if (share < SMALLEST_SHARE) return NO_LEAST_BASE;
  return { ...LEAST_BASE, najniza_osnovica_dio: toWire('posto', share) };
}

/** The maximum part of that base in a month: hours of a fund never raise it. */
export const wholeShare = (worker: Worker, hours: FundHours, month: YearMonth): Ppm =>
  mulDiv(timeShare(worker, month), monthShare(hours, true), PPM);

/** The part of that base by working time: shared with another employer, or reduced for short time by law. */
export function timeShare(worker: Worker, month: YearMonth): Ppm {
  const { dailyHours } = worker;
  const law = changeOn(skracena_osnovica, firstDayOf(month))?.vrijednost;
  if (dailyHours === undefined) return PPM;
  if (sharesByTime(worker, month)) return mulDiv(dailyHours, PPM, fullDayOf('fbih', month));
  return law && dailyHours <= law.sati_do ? law.dio : PPM;
}

const sharesByTime = ({ worksElsewhere, dailyHours }: Worker, month: YearMonth): boolean =>
  worksElsewhere === true && dailyHours !== undefined && dailyHours < fullDayOf('fbih', month);

/**
 * The minimum contribution base of Republika Srpska, shared with another employer by income (Zakon o doprinosima čl. 10a st. 2): whole
 * also in a partial month, unless another part of it is chosen. Sick leave is excepted (Pravilnik SG RS 70/21 čl. 3a) unless the worker is
 * explicitly set to pay on that base.
 */
function srpskaLeastBase({ firm, worker, typed, hours }: WorkerInMonth): Fields {
  const { entries, leastBase } = typed;
  const isIll = sickHoursOf(entries) + (entries.fundHours ?? 0) > 0;
  if ((worker.leastBase ?? firm.defaults.leastBase) === false || (isIll && worker.leastBase !== true))
    return NO_LEAST_BASE;
  const part = hours && isPartMonth(hours) ? PARTS[leastBase ?? 'whole'](hours) : PPM;
  if (part < SMALLEST_SHARE) return NO_LEAST_BASE;
  const income = otherIncomeOf(worker, entries);
  return {
    ...LEAST_BASE,
    // With income elsewhere the call refuses a part, as that income already divides the base.
    ...(part < PPM && { najniza_osnovica_dio: toWire('posto', part) }),
    ...(income !== undefined && { drugi_prihod: toWire('iznos', income) }),
  };
}

/** The part of it in a partial month. */
const PARTS: Readonly<Record<LeastBaseOfMonth, (hours: FundHours) => Ppm>> = {
  whole: () => PPM,
  proportional: (hours) => monthShare(hours, false),
  gross: () => 0,
};

/** Gross at another employer: of the month, else the monthly amount. */
const otherIncomeOf = (
  { worksElsewhere, otherIncome }: Worker,
  entries: WorkerMonth['entries'],
): number | undefined => entries.otherIncome ?? (worksElsewhere ? otherIncome : undefined);

const given = (field: string, coefficient: number | undefined): Fields =>
  coefficient === undefined ? {} : { [field]: coefficient / PPM };
