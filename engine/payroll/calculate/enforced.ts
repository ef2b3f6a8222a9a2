import { dayOf } from '../../core/days/day.ts';
import type { Warning } from '../../core/issue.ts';
import { changeOn } from '../../core/law.ts';
import { formatMoney, formatMonth, formatRate } from '../../core/numbers/format.ts';
import { type Feninga, share, sumOf } from '../../core/numbers/money.ts';
import { zabrana_na_platu } from '../../law/fbih/enforcement.ts';
import type { SettledWage } from '../model/wage.ts';

/**
 * Notes on deductions ordered by a court: over the legal limit it warns and cuts nothing. Without a known limit it says so.
 * @returns empty without such deductions
 */
export function enforcedWarnings(wage: SettledWage): Warning[] {
  const enforced = enforcedOf(wage);
  if (enforced === 0) return [];
  if (wage.entity !== 'fbih') return [warning(UNKNOWN[wage.entity], null)];
  const [year, month] = [Number(wage.request.godina), Number(wage.request.mjesec)];
  const law = changeOn(zabrana_na_platu, dayOf(year, month));
  if (!law)
    return [
      warning(
        `Granicu prinudne obustave za ${formatMonth(month, year)} ne znamo: provjerite rješenje.`,
        null,
      ),
    ];
  const { dio, granica, preko_brojnik, preko_nazivnik } = law.vrijednost;
  const limit = share(wage.figures.net, dio);
  if (enforced <= limit) return [];
  const { propis, glasilo, clan } = law.izvor;
  return [
    warning(
      `Prinudne obustave od ${formatMoney(enforced)} veće su od ${formatRate(dio)} plaće, ${formatMoney(limit)}. Za primanja preko ${formatMoney(granica)} zakon pominje i ${preko_brojnik}/${preko_nazivnik}, što se tumači različito: provjerite rješenje.`,
      `${propis}, ${clan} (${glasilo})`,
    ),
  ];
}

function enforcedOf({ worker, withheld }: SettledWage): Feninga {
  const enforced = new Set(worker.deductions.flatMap(({ id, isEnforced }) => (isEnforced ? [id] : [])));
  return sumOf(
    withheld.filter(({ standing }) => standing !== undefined && enforced.has(standing)),
    ({ amount }) => amount,
  );
}

const warning = (poruka: string, izvor: string | null): Warning => ({ polje: 'obustave', poruka, izvor });

const UNKNOWN = {
  rs: 'Za Republiku Srpsku granicu prinudne obustave nismo našli u propisu: provjerite rješenje o izvršenju.',
  bd: 'Za Brčko distrikt granicu prinudne obustave nismo našli u propisu: provjerite rješenje o izvršenju.',
} as const;
