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

/** More of a part than of the whole it is in is a slip of the finger: night and holiday work are hours worked, per-diems days at work. */
export function hoursWarnings(slip: Hours): Warning[] {
  const worked = slip.redovni_sati + slip.prekovremeni_sati;
  const ofMonth = `svih sati rada u mjesecu (${formatHundredths(worked)})`;
  const atWork = `dana na radu (${formatHundredths(slip.dana_radio)})`;
  return [
    ...tooMany('nocni_iznos', 'Sati noćnog rada', slip.nocni_sati, worked, ofMonth),
    ...tooMany('praznik_iznos', 'Sati rada na praznik', slip.praznik_sati, worked, ofMonth),
    ...tooMany('dnevnice', 'Dnevnica', slip.dnevnice, slip.dana_radio, atWork),
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
  const poruka = `${what} upisano je ${formatHundredths(part)}, više nego što je ${ofWhat}: provjerite unos.`;
  return [{ polje, poruka, izvor: null }];
}
