import { type Day, firstDayOf, lastDayOf } from '../../../core/days/day.ts';
import { monthWritten } from '../../../core/numbers/format.ts';
import type { Feninga } from '../../../core/numbers/money.ts';
import type { AccountSource } from '../../model/order.ts';
import type { MunicipalityKey, PayrollEntity } from '../../model/place.ts';
import { figuresOf } from '../../month/calculate/wage-figures.ts';
import type { AnyDue, OutstandingMonth } from './due.ts';
import { duesOf } from './dues.ts';
import { resultRemedies } from './remedies.ts';
import { doubtsOf, referenceOf, revenueOf } from './revenue.ts';

type Wire = Readonly<Record<string, unknown>>;

/** The due amount of a result on one account, ready to be copied to an order. */
export interface Payable {
  readonly purpose: string;
  readonly recipient: string;
  readonly amount: Feninga;
  /** Undefined when unknown. */
  readonly code: string | undefined;
  readonly account: string | undefined;
  readonly municipality: string | undefined;
  readonly budgetOrg: string | undefined;
  /** Poziv na broj. */
  readonly reference: string | undefined;
  /** First and last day of the month of a wage; undefined for another payment. */
  readonly period?: { readonly from: Day; readonly to: Day };
  readonly source: AccountSource | undefined;
  readonly doubts: readonly string[];
  /** The reason why it cannot be paid yet. */
  readonly reason: string | undefined;
}

/** The municipalities of payer and recipient, if chosen. */
export interface Places {
  readonly seat: MunicipalityKey | undefined;
  readonly home: MunicipalityKey | undefined;
}

/**
 * Everything one wage owes to public revenue, by fund and account: the same dues and accounts as the orders of a month.
 * @param request the fields of the call, with its month (`mjesec`, `godina`) and in the District the `fond`
 * @param answer its answer, in KM
 */
export function payablesOf(entity: PayrollEntity, request: Wire, answer: Wire, places: Places): Payable[] {
  const month = { year: Number(request.godina), month: Number(request.mjesec) };
  const { seat, home } = places;
  const worker = { firstName: '', lastName: '', ...(home && { municipality: home }) };
  const wage = { worker, request, figures: figuresOf(entity, answer, request) };
  const firm = { entity, ...(seat && { municipality: seat }) };
  return payables(entity, duesOf({ firm, month, wages: [wage] }), month);
}

/**
 * The dues with their destination; zero amounts are omitted.
 * @param month of a wage: its purpose and its reference contain it
 */
export const payables = (
  entity: PayrollEntity,
  outstanding: readonly AnyDue[],
  month?: OutstandingMonth['month'],
): Payable[] => outstanding.filter(({ amount }) => amount > 0).map((due) => payableOf(due, entity, month));

function payableOf(
  due: AnyDue,
  entity: PayrollEntity,
  month: OutstandingMonth['month'] | undefined,
): Payable {
  const { account, municipality, purpose, reason } = revenueOf(due, { remedies: resultRemedies(entity) });
  return {
    purpose: month ? `${purpose} ${monthWritten(month)}` : purpose,
    recipient: account?.recipient ?? '',
    amount: due.amount,
    code: account?.code ?? due.code,
    account: account?.account ?? undefined,
    municipality,
    budgetOrg: account?.budgetOrg,
    reference: account && referenceOf(account, month?.month),
    ...(month && { period: { from: firstDayOf(month), to: lastDayOf(month) } }),
    source: account && { certainty: account.certainty, seen: account.seen, source: account.source },
    doubts: account ? doubtsOf(due, account) : [],
    reason,
  };
}
