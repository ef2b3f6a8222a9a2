import { formatDay, formatMoney } from '../../kernel/figures/format.ts';
import type { SettledWage } from '../model/wage.ts';
import { firstDayOf, lastDayOf } from '../model/year-month.ts';
import { employedIn } from '../request/employed.ts';

/**
 * What is to be known of a wage of a part of a month: contributions on the whole least base, which is more than was earned, are seen on
 * the slip alone.
 */
export function partMonthNotes({
  worker,
  request,
  figures,
}: Pick<SettledWage, 'worker' | 'request' | 'figures'>): readonly string[] {
  const month = { year: Number(request.godina), month: Number(request.mjesec) };
  const employed = employedIn(worker, month);
  if (!employed || figures.base <= figures.gross) return [];
  const { from, to } = employed;
  const part = [
    from > firstDayOf(month) && `od ${formatDay(from)}`,
    to < lastDayOf(month) && `do ${formatDay(to)}`,
  ].filter(Boolean);
  if (part.length === 0) return [];
  return [
    `Zaposlen dio mjeseca, ${part.join(' ')} Doprinosi su na cijelu najnižu osnovicu, ${formatMoney(figures.base)}, a bruto je ${formatMoney(figures.gross)}. Ako treba na bruto, kod radnika pod „Osnovica doprinosa“ izaberite „Bruto kakav jeste“.`,
  ];
}
