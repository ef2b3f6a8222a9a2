import { firstDayOf, lastDayOf } from '../../kernel/days/year-month.ts';
import { formatDay, formatMoney } from '../../kernel/figures/format.ts';
import type { SettledWage } from '../model/wage.ts';
import { employedIn } from '../request/employed.ts';
import { isIllBase } from './ill-base.ts';

/**
 * What is to be known of contributions on the least base, which is more than was earned: the net is less than the gross lets expect. Of sick
 * leave in Republika Srpska more is to be said, by `illBaseNotes`; of a part of a month it is said here too.
 */
export function raisedBaseNotes({
  worker,
  entity,
  request,
  figures,
}: Pick<SettledWage, 'worker' | 'entity' | 'request' | 'figures'>): readonly string[] {
  const month = { year: Number(request.godina), month: Number(request.mjesec) };
  const employed = employedIn(worker, month);
  if (!employed || figures.base <= figures.gross) return [];
  const { from, to } = employed;
  const part = [
    from > firstDayOf(month) && `od ${formatDay(from)}`,
    to < lastDayOf(month) && `do ${formatDay(to)}`,
  ].filter(Boolean);
  if (part.length === 0 && isIllBase({ entity, request })) return [];
  const [when, whole] = part.length > 0 ? [`Zaposlen dio mjeseca, ${part.join(' ')} `, 'cijelu '] : ['', ''];
  return [
    `${when}Doprinosi su na ${whole}najnižu osnovicu, ${formatMoney(figures.base)}, a bruto je ${formatMoney(figures.gross)}. Ako treba na bruto, kod radnika pod „Osnovica doprinosa“ izaberite „Bruto kakav jeste“.`,
  ];
}
