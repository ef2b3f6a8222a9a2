import { addMonths } from '../../core/days/calendar.ts';
import type { Day } from '../../core/days/day.ts';
import type { Warning } from '../../core/issue.ts';
import { changeOn, knownChangeOn } from '../../core/law-by-day.ts';
import { formatMoney } from '../../core/numbers/format.ts';
import { type Feninga, mulDiv, PPM, sumOf } from '../../core/numbers/money.ts';
import { upperFirst } from '../../core/text/first-letter.ts';
import { fbih } from '../../law/fbih/index.ts';
import { sourceOf } from '../source-of.ts';

const { neoporezivi_regres, neoporeziva_pomoc, prosjecna_neto } = fbih.parametri;

/** So many published averages the holiday bonus is measured by, the last of them this many months before the wage. */
const AVERAGES = 3;
const PUBLISHED_AFTER = 2;

/** A holiday bonus that is free of tax: a share of the mean of the last published averages of which we know. */
function untaxedBonus(dan: Day): Feninga | undefined {
  const share = knownChangeOn(neoporezivi_regres, dan)?.vrijednost.posto;
  const last = addMonths(dan, -PUBLISHED_AFTER);
  const averages = prosjecna_neto.promjene.filter(({ od }) => od <= last).slice(-AVERAGES);
  if (share === undefined || averages.length < AVERAGES) return undefined;
  return mulDiv(
    sumOf(averages, ({ vrijednost }) => vrijednost.iznos),
    share,
    AVERAGES * PPM,
  );
}

/** Untaxed pay above what a kind of it may be: the kind is not known here, so each known limit it exceeds is named. */
export function untaxedWarnings(neoporezivo: Feninga, dan: Day): Warning[] {
  const aid = changeOn(neoporeziva_pomoc, dan)?.vrijednost.iznos ?? 0;
  const limits: readonly (readonly [name: string, limit: Feninga | undefined])[] = [
    ['regres', untaxedBonus(dan)],
    ['pomoć radnicima', aid > 0 ? aid : undefined],
  ];
  const exceeded = limits.flatMap(([name, limit]) =>
    limit !== undefined && neoporezivo > limit ? [`${name} bez poreza do ${formatMoney(limit)}`] : [],
  );
  if (exceeded.length === 0) return [];
  const poruka = `${upperFirst(exceeded.join(', '))}: ono iznad upišite pod oporezivo.`;
  return [{ polje: 'neoporezivo', poruka, izvor: sourceOf(fbih, dan, 'neoporezivi_regres') }];
}
