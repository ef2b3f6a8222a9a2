import { formatHundredths } from '../../../kernel/figures/format.ts';
import type { Hundredths } from '../../../kernel/figures/money.ts';
import type { Warning } from '../../../kernel/issue.ts';

interface Hours {
  readonly redovni_sati: Hundredths;
  readonly prekovremeni_sati: Hundredths;
  readonly nocni_sati: Hundredths;
  readonly praznik_sati: Hundredths;
  readonly dnevnice: Hundredths;
  readonly dana_radio: Hundredths;
}

const ALL_HOURS = 'svih sati rada u mjesecu';

/** More of a part than of the whole it is in is a slip of the finger: night and holiday work are hours worked, per-diems days at work. */
export function hoursWarnings(slip: Hours): Warning[] {
  const worked = slip.redovni_sati + slip.prekovremeni_sati;
  return [
    ...tooMany('nocni_iznos', 'Sati noćnog rada', slip.nocni_sati, worked, ALL_HOURS),
    ...tooMany('praznik_iznos', 'Sati rada na praznik', slip.praznik_sati, worked, ALL_HOURS),
    ...tooMany('dnevnice', 'Dnevnica', slip.dnevnice, slip.dana_radio, 'dana na radu'),
  ];
}

function tooMany(
  polje: string,
  what: string,
  part: Hundredths,
  whole: Hundredths,
  ofWhat: string,
): Warning[] {
  if (part <= whole) return [];
  const poruka = `${what} upisano je ${formatHundredths(part)}, više nego što je ${ofWhat} (${formatHundredths(whole)}): provjerite unos.`;
  return [{ polje, poruka, izvor: null }];
}
