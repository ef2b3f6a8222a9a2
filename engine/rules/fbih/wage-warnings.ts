import type { Day } from '../../kernel/day.ts';
import { formatMoney } from '../../kernel/format.ts';
import type { Warning } from '../../kernel/issue.ts';
import { type Feninga, mulDiv } from '../../kernel/money.ts';
import { fbih } from '../../law/fbih/index.ts';
import { hoursWarnings } from '../salary/hours-warnings.ts';
import { isMinimumUnknown, minimumUnknown } from '../salary/minimum-warning.ts';
import { sourceOf } from '../source-of.ts';
import type { FbihLaw } from './taxed-wage.ts';

interface Slip {
  readonly neto_plata: Feninga;
  readonly topli_obrok_oporezivi: Feninga;
  readonly topli_obrok_neoporezivo: Feninga;
  readonly mjesec_sati: number;
  readonly redovni_sati: number;
  readonly dnevnice: number;
  readonly dana_radio: number;
  readonly prekovremeni_sati: number;
  readonly nocni_sati: number;
  readonly praznik_sati: number;
}

/** What a bookkeeper should look at before paying. */
export const fbihWageWarnings = (slip: Slip, zakon: FbihLaw, dan: Day): Warning[] => [
  ...mealWarning(slip, dan),
  ...hoursWarnings(slip),
  ...minimumWarning(slip, zakon, dan),
];

function mealWarning({ topli_obrok_oporezivi, topli_obrok_neoporezivo }: Slip, dan: Day): Warning[] {
  if (topli_obrok_oporezivi === 0) return [];
  const poruka = `Topli obrok prelazi neoporezivih ${formatMoney(topli_obrok_neoporezivo)} po danu: razlika od ${formatMoney(topli_obrok_oporezivi)} ušla je u bruto.`;
  return [{ polje: 'topli_obrok_oporezivi', poruka, izvor: sourceOf(fbih, dan, 'topli_obrok_pravilo') }];
}

/** The minimum follows the hours paid. It is not known before 2022, so nothing is said then. */
function minimumWarning(
  { neto_plata, redovni_sati, mjesec_sati }: Slip,
  zakon: FbihLaw,
  dan: Day,
): Warning[] {
  if (isMinimumUnknown(fbih, dan)) return [minimumUnknown('neto_plata')];
  const least = mulDiv(zakon.najniza_plata?.neto ?? 0, redovni_sati, mjesec_sati);
  if (neto_plata >= least) return [];
  const poruka = `Neto je manji od najniže plate, koja za te sate iznosi ${formatMoney(least)}.`;
  return [{ polje: 'neto_plata', poruka, izvor: sourceOf(fbih, dan, 'najniza_plata') }];
}
