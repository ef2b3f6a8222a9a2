import type { Day } from '../../core/days/day.ts';
import type { Warning } from '../../core/issue.ts';
import { changeOn } from '../../core/law-by-day.ts';
import type { LinesOf } from '../../core/lines.ts';
import { formatMoney } from '../../core/numbers/format.ts';
import { bd } from '../../law/bd/index.ts';
import { mealWarnings } from '../../rules/salary/untaxed-meal.ts';
import { hoursWarnings } from '../../rules/salary/warnings/hours-warnings.ts';
import { payoutWarnings } from '../../rules/salary/warnings/payout-warnings.ts';
import { upliftWarnings } from '../../rules/salary/warnings/uplift-warnings.ts';
import { sourceOf } from '../../rules/source-of.ts';
import type { slip } from './lines.ts';
import type { BdWageInput } from './wage.ts';

type Slip = LinesOf<(typeof slip)['table']>;

const NOT_FOUND = {
  rates: {},
  izvor: null,
  none: 'za Brčko distrikt propis nije nađen, uzeto je kao u Federaciji',
};

/** What a bookkeeper should look at before paying. */
export const bdWageWarnings = (unos: BdWageInput, lines: Slip, dan: Day): Warning[] => [
  ...mealWarnings(lines, sourceOf(bd, dan, 'topli_obrok_neoporezivo')),
  ...upliftWarnings(unos, lines, NOT_FOUND),
  ...hoursWarnings('bd', unos, lines),
  ...deductionWarning(unos, dan),
  ...residentWarning(unos),
  ...payoutWarnings(lines.neto_s_obrokom, lines),
];

/** Said at the line, because sources disagree on it: middle certainty is otherwise said with the law alone. */
function deductionWarning({ licni_odbitak_input }: BdWageInput, dan: Day): Warning[] {
  const taken = changeOn(bd.parametri.porez_na_platu, dan);
  if (!taken || licni_odbitak_input !== null || taken.izvor.pouzdanost !== 'srednja') return [];
  const { napomena } = taken.izvor;
  const why = napomena ? ` (${napomena})` : ': provjerite ga prije upotrebe';
  const poruka = `Osnovni lični odbitak od ${formatMoney(taken.vrijednost.licni_odbitak)} podatak je srednje pouzdanosti${why}.`;
  return [{ polje: 'licni_odbitak', poruka, izvor: sourceOf(bd, dan, 'porez_na_platu') }];
}

function residentWarning({ rezident, izdrzavani }: BdWageInput): Warning[] {
  if (rezident !== 'entitet' || !izdrzavani) return [];
  const poruka =
    'Rezidentu entiteta u Brčko distriktu priznaje se samo osnovni odbitak: izdržavani članovi nisu uračunati.';
  return [{ polje: 'licni_odbitak', poruka, izvor: null }];
}
