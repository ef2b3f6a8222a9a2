import type { Warning } from '../../../core/issue.ts';
import { lastOf } from '../../../core/law.ts';
import { formatMoney, formatMonth, formatRate } from '../../../core/numbers/format.ts';
import { type Feninga, sumOf } from '../../../core/numbers/money.ts';

import { zabrana_na_platu } from '../../../law/fbih/enforcement.ts';
import type { SettledWage, Withheld } from '../../model/wage.ts';
import type { StandingDeduction } from '../../model/worker.ts';
import { isRanked, legalLimit, limitOf } from './enforcement-limit.ts';
import { inHand } from './figures.ts';

/**
 * Notes on deductions ordered by a court. Orders taken by rank keep to the limit by themselves; over it, the other ones warn and nothing is
 * cut. Without a known limit it says so.
 * @returns empty without such deductions
 */
export function enforcedWarnings(wage: SettledWage): Warning[] {
  const orders = enforcedIn(wage);
  const enforced = sumOf(orders, ({ amount }) => amount);
  if (enforced === 0) return [];
  return [...unsharedWarnings(wage), ...limitWarnings(wage, orders, enforced)];
}

/** Orders of maintenance that do not all fit, without a stated share of each: no act says whose comes first. */
function unsharedWarnings({ worker, entity, figures, request, withheld, leftOut }: SettledWage): Warning[] {
  const sum = (some: readonly Withheld[], ids: ReadonlySet<string>): Feninga =>
    sumOf(
      some.filter(({ standing }) => standing !== undefined && ids.has(standing)),
      ({ amount }) => amount,
    );
  const wanting = worker.deductions.filter(
    (one) => isRanked(one) && one.isAlimony && sum([...withheld, ...leftOut], new Set([one.id])) > 0,
  );
  const ids = new Set(wanting.map(({ id }) => id));
  const left = sum(leftOut, ids);
  if (wanting.length < 2 || left === 0) return [];
  if (wanting.every(({ maintenanceShare }) => maintenanceShare !== undefined)) return [];
  const of = { year: Number(request.godina), month: Number(request.mjesec) };
  const legal = legalLimit(entity, figures.net, of);
  const most = Math.max(...wanting.map((one) => limitOf(one, figures.net, legal)));
  // Less than the most: the amounts were typed for the month.
  if (sum(withheld, ids) < Math.min(most, inHand(figures))) return [];
  return [warning(UNSHARED(left), null)];
}

const UNSHARED = (left: Feninga): string =>
  `Izdržavanja ne stanu sva, nedostaje ${formatMoney(left)}. Naplaćena su po danu prijema, a to je samo naše čitanje: kod radnika upišite udio svakog iz rješenja.`;

function limitWarnings(wage: SettledWage, orders: readonly Enforced[], enforced: Feninga): Warning[] {
  // A share typed from the order of each is a limit too.
  const isTyped = orders.every(({ order }) => isRanked(order) && order.limitShare !== undefined);
  if (wage.entity !== 'fbih') return isTyped ? [] : [warning(UNKNOWN, null)];
  const [year, month] = [Number(wage.request.godina), Number(wage.request.mjesec)];
  const limit = legalLimit('fbih', wage.figures.net, { year, month });
  if (!limit)
    return [
      warning(
        `Granicu prinudne obustave za ${formatMonth(month, year)} ne znamo: provjerite rješenje.`,
        null,
      ),
    ];
  if (enforced <= limit.amount) return [];
  const { propis, glasilo, clan } = limit.source;
  return [
    warning(
      `Prinudne obustave od ${formatMoney(enforced)} veće su od najviše dozvoljenih ${formatMoney(limit.amount)} (${LIMIT_TEXT}): provjerite rješenje.`,
      `${propis}, ${clan} (${glasilo})`,
    ),
  ];
}

const { dio, granica, preko_brojnik, preko_nazivnik } = lastOf(zabrana_na_platu);

/** `50 % do 1.000,00 KM neta i 2/3 onoga preko` */
export const LIMIT_TEXT = `${formatRate(dio)} do ${formatMoney(granica)} neta i ${preko_brojnik}/${preko_nazivnik} onoga preko`;

interface Enforced {
  readonly order: StandingDeduction;
  readonly amount: Feninga;
}

const enforcedIn = ({ worker, withheld }: SettledWage): readonly Enforced[] =>
  withheld.flatMap(({ standing, amount }) => {
    const order = worker.deductions.find(({ id, isEnforced }) => id === standing && isEnforced);
    return order ? [{ order, amount }] : [];
  });

const warning = (poruka: string, izvor: string | null): Warning => ({ polje: 'obustave', poruka, izvor });

const UNKNOWN = 'Granicu prinudne obustave provjerite u rješenju o izvršenju.';
