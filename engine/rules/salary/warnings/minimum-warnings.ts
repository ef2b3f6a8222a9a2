import type { Day } from '../../../core/days/day.ts';
import type { Warning } from '../../../core/issue.ts';
import type { AnyParameter } from '../../../core/law.ts';
import { formatAmount, formatMoney } from '../../../core/numbers/format.ts';
import { type Feninga, HUNDREDTHS, type Hundredths, mulDiv } from '../../../core/numbers/money.ts';
import type { WageText } from '../texts.ts';

interface WithMinimum {
  readonly parametri: {
    readonly najniza_plata: AnyParameter;
    /** The published gross, if any: it may come later than the net. */
    readonly najniza_bruto?: AnyParameter;
  };
}

/** True after the last known day of the minimum wage: a wage is calculated without it, only the comparison is missing. */
export const isMinimumUnknown = (
  { parametri: { najniza_plata, najniza_bruto = najniza_plata } }: WithMinimum,
  day: Day,
): boolean => day > najniza_plata.poznato_do || day > najniza_bruto.poznato_do;

/** The basic wage in the comparison. */
export const minimumUnknown = ({ plata }: WageText): Warning => ({
  polje: 'bruto_plata_osnovna',
  poruka: `Najniža ${plata} za taj mjesec još nije objavljena: iznos nije s njom poređen.`,
  izvor: null,
});

/** The base was still raised, to the known minimum or the applicable part of it. */
export const leastBaseUnknown = ({ osnovica_doprinosa }: Pick<Base, 'osnovica_doprinosa'>): Warning => ({
  polje: 'osnovica_doprinosa',
  poruka: `Najniža osnovica za taj mjesec još nije objavljena: po posljednjoj poznatoj uzeto je ${formatMoney(osnovica_doprinosa)}.`,
  izvor: null,
});

interface Basic {
  readonly bruto_plata_osnovna: Feninga;
  readonly radni_dani: Hundredths;
  readonly redovni_sati: Hundredths;
}

/** The minimum wage for the paid hours, when the basic wage of those hours is below it. */
export function minimumMissed(
  { bruto_plata_osnovna, radni_dani, redovni_sati }: Basic,
  minimum: Feninga,
  fullDay: Hundredths,
): Feninga | undefined {
  const least = mulDiv(minimum, redovni_sati, mulDiv(radni_dani, fullDay, HUNDREDTHS));
  return bruto_plata_osnovna < least ? least : undefined;
}

interface Base {
  readonly osnovica_doprinosa: Feninga;
  readonly bruto_ukupno: Feninga;
}

/**
 * Contributions calculated on less than the minimum base, which was not requested.
 * @param why the possible reason, placed before the advice
 */
export function baseWarning(
  { osnovica_doprinosa, bruto_ukupno }: Base,
  least: Feninga,
  izvor: string | null,
  why?: string,
): Warning[] {
  if (bruto_ukupno === 0 || osnovica_doprinosa >= least) return [];
  const missing = formatAmount(least - osnovica_doprinosa);
  const below = `Osnovica doprinosa je za ${missing} KM manja od najniže, koja iznosi ${formatMoney(least)}`;
  const apply = 'uključite „Doprinosi najmanje na najnižu osnovicu“.';
  const poruka = why === undefined ? `${below}: ${apply}` : `${below}. ${why} ${apply}`;
  return [{ polje: 'osnovica_doprinosa', poruka, izvor }];
}
