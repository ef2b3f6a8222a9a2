import { addDays, addMonths, byDay, type Day, isDay, lastDayOf } from '../../../core/days/day.ts';
import { type Change, changeOn } from '../../../core/law.ts';
import { counted, DAYS, formatDay, formatMoney, MONTHS } from '../../../core/numbers/format.ts';
import type { Feninga } from '../../../core/numbers/money.ts';
import { naknada_zdravstvenog_fonda, rok_refundacije_porodiljskog } from '../../../law/rs/fund-pay.ts';
import { daysToRepay, fundTerms } from '../../month/fund-pay/terms.ts';
import type { Claim, ClaimStatus } from './claims.ts';

/** A day of a claim, with the rule it follows from. */
export interface ClaimDay {
  readonly day: Day;
  readonly why: string;
  readonly source?: Change<unknown>['izvor'];
}

export type ClaimState = 'overdue' | 'open' | 'late' | 'submitted' | 'part' | 'paid';

/** A claim with its recorded status, and what is due. */
export interface JudgedClaim {
  readonly claim: Claim;
  readonly status: ClaimStatus;
  readonly state: ClaimState;
  /** To be submitted by this day; undefined when submitted, or no rule was found. */
  readonly due?: ClaimDay;
  /** The fund should pay by this day; undefined before it is submitted, or when no rule was found. */
  readonly expected?: ClaimDay;
  readonly left: Feninga;
}

type StatusOf = (id: string) => ClaimStatus | undefined;

/**
 * @param all every claim of the firm: the deadline of a maternity leave follows from its last month
 * @param statusOf what was recorded of a claim, by its id
 */
export function judgedClaim(
  claim: Claim,
  statusOf: StatusOf,
  all: readonly Claim[],
  today: Day,
): JudgedClaim {
  const known = statusOf(claim.id) ?? { id: claim.id, firm: claim.firm, note: '' };
  const due =
    known.submitted === undefined && known.paid === undefined ? dueOf(claim, all, statusOf) : undefined;
  const expected = known.paid === undefined ? expectedOf(claim, known) : undefined;
  const got = known.paid === undefined ? 0 : (known.paidAmount ?? claim.amount);
  return {
    claim,
    status: known,
    state: stateOf(known, claim.amount - got, due, expected, today),
    ...(due && { due }),
    ...(expected && { expected }),
    left: Math.max(0, claim.amount - got),
  };
}

function stateOf(
  { submitted, paid }: ClaimStatus,
  left: Feninga,
  due: ClaimDay | undefined,
  expected: ClaimDay | undefined,
  today: Day,
): ClaimState {
  if (paid !== undefined) return left > 0 ? 'part' : 'paid';
  if (submitted !== undefined) return expected && expected.day < today ? 'late' : 'submitted';
  return due && due.day < today ? 'overdue' : 'open';
}

const dueOf = (claim: Claim, all: readonly Claim[], statusOf: StatusOf): ClaimDay | undefined => {
  if (claim.entity !== 'rs') return undefined;
  return claim.kind === 'maternity' ? maternityDue(claim, all, statusOf) : sickDue(claim);
};

function sickDue(claim: Claim): ClaimDay | undefined {
  const end = lastDayOf(claim);
  const law = changeOn(naknada_zdravstvenog_fonda, end);
  if (!law) return undefined;
  const { dana_za_zahtjev } = law.vrijednost;
  return {
    day: addDays(end, dana_za_zahtjev),
    why: `${counted(dana_za_zahtjev, DAYS)} od kraja mjeseca odsustva`,
    source: law.izvor,
  };
}

/**
 * The right has its own day from the start of the leave, until the first month is submitted; the refund follows the payment for the last
 * month so far.
 */
function maternityDue(claim: Claim, all: readonly Claim[], statusOf: StatusOf): ClaimDay | undefined {
  const law = changeOn(rok_refundacije_porodiljskog, claim.leaveFrom);
  if (!law) return undefined;
  const { mjeseci_za_pravo, mjeseci_za_refundaciju } = law.vrijednost;
  const ofLeave = all.filter(
    ({ worker, kind, leaveFrom }) =>
      worker.id === claim.worker.id && kind === claim.kind && leaveFrom === claim.leaveFrom,
  );
  const lastPaid = ofLeave.reduce((last, { payday }) => (payday > last ? payday : last), claim.payday);
  const isRightClaimed = ofLeave.some(({ id }) => statusOf(id)?.submitted ?? statusOf(id)?.paid);
  const right: readonly ClaimDay[] = [
    {
      day: addMonths(claim.leaveFrom, mjeseci_za_pravo),
      why: `zahtjev za pravo: ${counted(mjeseci_za_pravo, MONTHS)} od početka odsustva`,
      source: law.izvor,
    },
  ];
  const days: readonly ClaimDay[] = [
    ...(isRightClaimed ? [] : right),
    {
      day: addMonths(lastPaid, mjeseci_za_refundaciju),
      why: `refundacija: ${counted(mjeseci_za_refundaciju, MONTHS)} od posljednje isplate, ${formatDay(lastPaid)}`,
      source: law.izvor,
    },
  ];
  return days.toSorted((one, other) => byDay(one.day, other.day))[0];
}

function expectedOf(claim: Claim, { submitted }: ClaimStatus): ClaimDay | undefined {
  if (submitted === undefined || claim.entity !== 'fbih') return undefined;
  const days = daysToRepay(claim.worker.municipality, submitted);
  if (days === undefined) return undefined;
  const { source } = fundTerms('fbih', claim.kind, claim.leaveFrom, claim.worker.municipality);
  return {
    day: addDays(submitted, days),
    why: `zavod vraća u roku od ${counted(days, DAYS)} od zahtjeva`,
    ...(source && { source }),
  };
}

const ORDER: readonly ClaimState[] = ['overdue', 'late', 'open', 'part', 'submitted', 'paid'];

/** Overdue ones first, then by deadline, oldest month first. */
export const byUrgency = (one: JudgedClaim, other: JudgedClaim): number =>
  ORDER.indexOf(one.state) - ORDER.indexOf(other.state) ||
  byDay(dayIn(one), dayIn(other)) ||
  byDay(one.claim.id, other.claim.id);

const FAR = '9999-12-31';
const dayIn = ({ due, expected, claim }: JudgedClaim): Day =>
  due?.day ?? expected?.day ?? (claim.entity === 'fbih' ? lastDayOf(claim) : FAR);

export const isOpenClaim = ({ left }: JudgedClaim): boolean => left > 0;

const NO_DAY = 'Upišite dan, npr. 5. 3. 2026.';

/** Reasons for refusing a status, by its field; empty when it can be saved. */
export function claimProblems(
  { submitted, paid, paidAmount }: ClaimStatus,
  { payday, amount }: Pick<Claim, 'payday' | 'amount'>,
  today: Day,
): Readonly<Partial<Record<keyof ClaimStatus, string>>> {
  if (submitted !== undefined && !isDay(submitted)) return { submitted: NO_DAY };
  if (paid !== undefined && !isDay(paid)) return { paid: NO_DAY };
  if (submitted !== undefined && submitted < payday)
    return {
      submitted: `Zahtjev se podnosi poslije isplate radniku, ${formatDay(payday)} Ispravite dan.`,
    };
  if (submitted !== undefined && submitted > today)
    return { submitted: 'Taj dan još nije došao: upišite dan kad je zahtjev podnesen.' };
  if (paid !== undefined && paid > today)
    return { paid: 'Taj dan još nije došao: upišite dan kad je fond uplatio.' };
  if (paid !== undefined && submitted !== undefined && paid < submitted)
    return {
      paid: `Fond ne može uplatiti prije zahtjeva, ${formatDay(submitted)} Ispravite jedan od dva dana.`,
    };
  if (paidAmount !== undefined && paid === undefined) return { paid: 'Upišite i dan kad je fond uplatio.' };
  if (paidAmount === 0) return { paidAmount: 'Uplata od 0,00 KM nije uplata: obrišite iznos i dan.' };
  if (paidAmount !== undefined && paidAmount > amount)
    return { paidAmount: `Uplaćeno je više od potraživanja, ${formatMoney(amount)}: provjerite iznos.` };
  return {};
}
