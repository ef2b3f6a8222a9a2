import type { Warning } from '../../../core/issue.ts';
import { formatRate } from '../../../core/numbers/format.ts';
import type { Hundredths, Ppm } from '../../../core/numbers/money.ts';

/** Its words, and the names of its line and of the field of its percentage. */
const WORK = {
  prekovremeni: { text: 'prekovremeni rad', line: 'prekovremeni_iznos', field: 'prekovremeni_proc' },
  nocni: { text: 'noćni rad', line: 'nocni_iznos', field: 'nocni_proc' },
  praznik: { text: 'rad na praznik', line: 'praznik_iznos', field: 'praznik_proc' },
} as const;
type Work = keyof typeof WORK;

interface UpliftInput {
  readonly prekovremeni_proc: Ppm | null;
  readonly nocni_proc: Ppm | null;
  readonly praznik_proc: Ppm | null;
}

interface Slip {
  readonly prekovremeni_sati: Hundredths;
  readonly nocni_sati: Hundredths;
  readonly praznik_sati: Hundredths;
  readonly prekovremeni_procenat: Ppm;
  readonly nocni_procenat: Ppm;
  readonly praznik_procenat: Ppm;
}

/** The legal minimum uplifts with their source; undefined if there are none. */
interface Least {
  readonly rates: Partial<Readonly<Record<Work, Ppm>>>;
  readonly izvor: string | null;
  /** The text about the law if it sets none. */
  readonly none?: string;
}

const NO_LAW: Least = { rates: {}, izvor: null };

/** An uplift below the law, and a default one that is not the legal minimum. */
export function upliftWarnings(unos: UpliftInput, slip: Slip, least: Least = NO_LAW): Warning[] {
  return [
    ...warning('prekovremeni', slip.prekovremeni_sati, slip.prekovremeni_procenat, unos, least),
    ...warning('nocni', slip.nocni_sati, slip.nocni_procenat, unos, least),
    ...warning('praznik', slip.praznik_sati, slip.praznik_procenat, unos, least),
  ];
}

function warning(work: Work, hours: Hundredths, taken: Ppm, unos: UpliftInput, least: Least): Warning[] {
  const { line, field } = WORK[work];
  const poruka = hours === 0 ? undefined : textOf(work, taken, unos[field] === null, least);
  return poruka ? [{ polje: line, poruka, izvor: least.izvor }] : [];
}

function textOf(work: Work, taken: Ppm, isUsual: boolean, { rates, none }: Least): string | undefined {
  const least = rates[work];
  const uplift = `za ${WORK[work].text}`;
  if (least !== undefined && taken < least)
    return `Uvećanje ${uplift} od ${formatRate(taken)} manje je od propisanog: najmanje ${formatRate(least)}.`;
  if (!isUsual || taken === least) return undefined;
  const law =
    least === undefined ? (none ?? 'a zakon ga ne propisuje') : `a zakon traži najmanje ${formatRate(least)}`;
  return `Niste upisali uvećanje ${uplift}: uzeto je ${formatRate(taken)}, ${law}.`;
}

interface SickLines {
  readonly bolovanje_sati: Hundredths;
  readonly bolovanje_procenat: Ppm;
}

/** A share of sick pay below the legal one. */
export function sickWarnings(slip: SickLines, least: Ppm, izvor: string | null): Warning[] {
  if (slip.bolovanje_sati === 0 || slip.bolovanje_procenat >= least) return [];
  const poruka = `Naknada za bolovanje od ${formatRate(slip.bolovanje_procenat)} manja je od propisane: najmanje ${formatRate(least)}.`;
  return [{ polje: 'bolovanje_iznos', poruka, izvor }];
}
