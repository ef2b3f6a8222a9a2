import { firstDayOf, type YearMonth } from '../../../core/days/day.ts';
import { changeOn } from '../../../core/law.ts';
import { mulDiv, PPM, type Ppm, percent } from '../../../core/numbers/money.ts';
import { toWire } from '../../../core/numbers/value.ts';
import { neradni_dan_vlade } from '../../../law/fbih/days-off.ts';
import { skracena_osnovica } from '../../../law/fbih/minimum-wage.ts';
import type { Firm } from '../../model/firm.ts';
import type { LeastBaseOfMonth, PayrollMonth, WorkerMonth } from '../../model/month.ts';
import { type FundHours, fullDayOf, fundHoursOf, isPartMonth, monthShare } from '../../model/month-share.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { Worker } from '../../model/worker.ts';
import { sickHoursOf } from './sick-leave.ts';

type Fields = Readonly<Record<string, unknown>>;
type Month = YearMonth & Pick<PayrollMonth, 'averageNet'>;
type OwnFields = (firm: Firm, worker: Worker, said: WorkerMonth, month: Month) => Fields;

/** Fields that depend on the entity whose law applies to the wage. */
export const ownFields: OwnFields = (firm, worker, said, month) =>
  BY_ENTITY[firm.entity](firm, worker, said, month);

const BY_ENTITY: Readonly<Record<PayrollEntity, OwnFields>> = {
  fbih: (firm, worker, said, month) => ({
    ...federalLeastBase(firm, worker, said, month),
    ...(firm.hasSectorBase &&
      worker.leastBase !== false &&
      said.leastBase !== 'gross' && { osnovica_djelatnosti: true }),
    // Paid by companies and other legal persons (SN FBiH 9/10 čl. 19), associations included; a craft is none.
    obveznik_invalidi: firm.kind !== 'obrt' && firm.meetsQuota !== true,
    ...given('koeficijent', worker.cardElsewhere ? 0 : worker.coefficient),
    ...(month.averageNet !== undefined && { prosjecna_neto: toWire('iznos', month.averageNet) }),
    ...(firm.governmentDaysOff && hasDayOff(month) && { neradni_dan_vlade: true }),
  }),
  rs: (firm, worker, said, month) => ({
    ...srpskaLeastBase(firm, worker, said, month),
    ...(worker.schooling && { strucna_sprema: worker.schooling === 'PK' ? 'NK' : worker.schooling }),
    ...taxCard(worker),
  }),
  bd: (_, worker) => ({
    ...(worker.fund && { fond: worker.fund === 'rs' ? 'RS' : 'FBiH' }),
    rezident: worker.municipality === undefined || worker.municipality.entity === 'bd' ? 'BD' : 'entitet',
    ...taxCard(worker),
  }),
};

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
function federalLeastBase({ defaults }: Firm, worker: Worker, said: WorkerMonth, month: YearMonth): Fields {
  const hours = fundHoursOf(worker, said, 'fbih', month);
  const isPart = hours !== undefined && isPartMonth(hours);
  if ((worker.leastBase ?? defaults.leastBase) === false) return NO_LEAST_BASE;
  if (isPart && said.leastBase === 'gross') return NO_LEAST_BASE;
  const ofTime = timeShare(worker, month);
  if (!isPart && !sharesByTime(worker, month)) return LEAST_BASE;
  const share = mulDiv(ofTime, isPart ? monthShare(hours, said.leastBase === 'whole') : PPM, PPM);
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
function srpskaLeastBase({ defaults }: Firm, worker: Worker, said: WorkerMonth, month: YearMonth): Fields {
  const { entries, leastBase } = said;
  const isIll = sickHoursOf(entries) + (entries.fundHours ?? 0) > 0;
  if ((worker.leastBase ?? defaults.leastBase) === false || (isIll && worker.leastBase !== true))
    return NO_LEAST_BASE;
  const hours = fundHoursOf(worker, said, 'rs', month);
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
