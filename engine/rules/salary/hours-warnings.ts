import { formatHundredths } from '../../kernel/format.ts';
import type { Warning } from '../../kernel/issue.ts';
import type { Hundredths } from '../../kernel/money.ts';

interface Hours {
  readonly redovni_sati: Hundredths;
  readonly prekovremeni_sati: Hundredths;
  readonly nocni_sati: Hundredths;
  readonly praznik_sati: Hundredths;
}

/** Night and holiday work are part of the hours worked, so more of them than of all is a slip of the finger. */
export function hoursWarnings({
  redovni_sati,
  prekovremeni_sati,
  nocni_sati,
  praznik_sati,
}: Hours): Warning[] {
  const worked = redovni_sati + prekovremeni_sati;
  return [
    ...tooMany('nocni_iznos', 'noćnog rada', nocni_sati, worked),
    ...tooMany('praznik_iznos', 'rada na praznik', praznik_sati, worked),
  ];
}

function tooMany(polje: string, work: string, hours: Hundredths, worked: Hundredths): Warning[] {
  if (hours <= worked) return [];
  const poruka = `Sati ${work} upisano je ${formatHundredths(hours)}, više nego što je svih sati rada u mjesecu (${formatHundredths(worked)}): provjerite unos.`;
  return [{ polje, poruka, izvor: null }];
}
