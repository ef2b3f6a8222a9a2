import type { Day } from '../../../core/days/day.ts';
import { type Change, changeOn } from '../../../core/law.ts';
import type { Ppm } from '../../../core/numbers/money.ts';
import { CANTONAL_INSTITUTES, naknada_na_teret_zavoda } from '../../../law/fbih/fund-pay.ts';
import { porodiljsko as fbihMaternity } from '../../../law/fbih/maternity.ts';
import { bolovanje as fbihSick } from '../../../law/fbih/sick-leave.ts';
import { naknada_zdravstvenog_fonda, osnovica_porodiljskog } from '../../../law/rs/fund-pay.ts';
import { porodiljsko as rsMaternity } from '../../../law/rs/maternity.ts';
import { bolovanje as rsSick } from '../../../law/rs/sick-leave.ts';
import { cantonOf } from '../../firms/accounts/canton-of.ts';
import { type AbsenceKind, isCounted } from '../../model/absence.ts';
import type { Firm } from '../../model/firm.ts';
import type { FundPayment } from '../../model/fund-payment.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { Worker } from '../../model/worker.ts';
import { absenceTerms } from '../../staff/absences/terms.ts';

/** How the base follows from closed months before the leave. */
export interface BaseRule {
  readonly months: number;
  readonly of: 'net' | 'gross';
  /** Months without pay count with the lowest wage; else they are left out. */
  readonly countsUnpaid: boolean;
  /** An hour of an earlier month, or a part of the present one. */
  readonly per: 'earlierHour' | 'month';
}

/** Legal terms of days at a fund's cost; unknown ones are typed. */
export interface FundTerms {
  /** Undefined when it is not known who pays the worker. */
  readonly payment?: FundPayment;
  /** Whether the fund repays net or gross was not found. */
  readonly isRepaidUnknown?: boolean;
  /** Share of the base. */
  readonly share?: Ppm;
  readonly base?: BaseRule;
  /** The most, as a share of the average net wage of the Federation. */
  readonly mostOfAverage?: Ppm;
  readonly source?: Change<unknown>['izvor'];
}

const UNKNOWN: FundTerms = {};

type TermsOf = (kind: AbsenceKind, day: Day, residence: Worker['municipality']) => FundTerms;

/** Not found: rules of the District. */
const TERMS: Readonly<Record<PayrollEntity, TermsOf>> = {
  rs: (kind, day, residence) =>
    kind === 'maternity' ? srpskaMaternity(day) : srpskaSick(kind, day, residence),
  fbih: (kind, day, residence) =>
    kind === 'maternity' ? federalMaternity(day) : federalSick(kind, day, residence),
  bd: () => UNKNOWN,
};

/** The terms of a counted leave by the law of its first day and the residence of the worker, whose fund repays. */
export const fundTerms = (
  entity: PayrollEntity,
  kind: AbsenceKind,
  leaveFrom: Day,
  residence?: Worker['municipality'],
): FundTerms => (isCounted(kind) ? TERMS[entity](kind, leaveFrom, residence) : UNKNOWN);

/** The health fund of another entity has its own rules, which were not found. */
const srpskaSick: TermsOf = (kind, day, residence) => {
  const law = changeOn(naknada_zdravstvenog_fonda, day);
  const share = shareOf('rs', kind, day, changeOn(rsSick, day)?.vrijednost.posto);
  const isHere = residence === undefined || residence.entity === 'rs';
  if (!law || !isHere) return share === undefined ? UNKNOWN : { share };
  return {
    payment: 'net',
    isRepaidUnknown: true,
    ...(share !== undefined && { share }),
    base: { months: law.vrijednost.mjeseci_prosjeka, of: 'net', countsUnpaid: false, per: 'month' },
    source: law.izvor,
  };
};

function srpskaMaternity(day: Day): FundTerms {
  const [law, base] = [changeOn(rsMaternity, day), changeOn(osnovica_porodiljskog, day)];
  if (!law) return UNKNOWN;
  const { posto } = law.vrijednost;
  if (!base) return { payment: 'gross', share: posto, source: law.izvor };
  return {
    payment: 'gross',
    share: posto,
    base: { months: base.vrijednost.mjeseci_prosjeka, of: 'gross', countsUnpaid: true, per: 'month' },
    source: base.izvor,
  };
}

const federalSick: TermsOf = (kind, day, residence) => {
  const share = shareOf('fbih', kind, day, changeOn(fbihSick, day)?.vrijednost.posto);
  const known = {
    ...(share !== undefined && { share }),
    base: { months: 1, of: 'net', countsUnpaid: false, per: 'earlierHour' },
  } as const;
  const canton = cantonOf(residence);
  const rules = canton && CANTONAL_INSTITUTES[canton];
  const law = rules?.findLast(({ od }) => od <= day);
  if (!law) {
    const source = changeOn(naknada_na_teret_zavoda, day)?.izvor;
    return { ...known, ...(source && { source }) };
  }
  const { repays, mostOfAverage } = law.vrijednost;
  return {
    ...known,
    payment: 'net',
    ...(repays === 'unknown' && { isRepaidUnknown: true }),
    ...(mostOfAverage !== undefined && { mostOfAverage }),
    source: law.izvor,
  };
};

/** The canton or the municipality pays the mother. */
function federalMaternity(day: Day): FundTerms {
  const law = changeOn(fbihMaternity, day);
  return law ? { payment: 'fund', source: law.izvor } : UNKNOWN;
}

/** Of illness the general share, which a firm may raise only for its own days. */
const shareOf = (entity: PayrollEntity, kind: AbsenceKind, day: Day, ill: Ppm | undefined) =>
  kind === 'illness' ? ill : absenceTerms(entity, kind, day).share;

/** Whether the firm pays the worker: as stated for the leave, else for the kind by the firm, else by law; undefined: not known. */
export const paymentOf = (
  { fundPayments }: Pick<Firm, 'fundPayments'>,
  kind: AbsenceKind,
  stated: FundPayment | undefined,
  terms: FundTerms,
): FundPayment | undefined => stated ?? fundPayments?.[kind] ?? terms.payment;

/** Days in which the institute of a canton repays; undefined when not found. */
export function daysToRepay(residence: Worker['municipality'], day: Day) {
  const canton = cantonOf(residence);
  const rules = canton && CANTONAL_INSTITUTES[canton];
  return rules?.findLast(({ od }) => od <= day)?.vrijednost.daysToRepay;
}
