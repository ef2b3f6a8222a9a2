import { formatRate } from '../../../kernel/figures/format.ts';
import type { Hundredths, Ppm } from '../../../kernel/figures/money.ts';
import type { Warning } from '../../../kernel/issue.ts';

const WORK = { prekovremeni: 'prekovremeni rad', nocni: 'noćni rad', praznik: 'rad na praznik' } as const;
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

/** The least uplifts of the law with their source; undefined where no law sets any. */
interface Least {
  readonly rates: Partial<Readonly<Record<Work, Ppm>>>;
  readonly izvor: string | null;
}

/** An uplift below the law, and one nobody typed that is not the least of the law. */
export function upliftWarnings(unos: UpliftInput, slip: Slip, least?: Least): Warning[] {
  const { prekovremeni, nocni, praznik } = least?.rates ?? {};
  const izvor = least?.izvor ?? null;
  return [
    ...warning(
      'prekovremeni',
      slip.prekovremeni_sati,
      slip.prekovremeni_procenat,
      unos.prekovremeni_proc,
      prekovremeni,
      izvor,
    ),
    ...warning('nocni', slip.nocni_sati, slip.nocni_procenat, unos.nocni_proc, nocni, izvor),
    ...warning('praznik', slip.praznik_sati, slip.praznik_procenat, unos.praznik_proc, praznik, izvor),
  ];
}

function warning(
  work: Work,
  hours: Hundredths,
  taken: Ppm,
  given: Ppm | null,
  least: Ppm | undefined,
  izvor: string | null,
): Warning[] {
  const poruka = hours === 0 ? undefined : said(work, taken, given === null, least);
  return poruka ? [{ polje: `${work}_iznos`, poruka, izvor }] : [];
}

function said(work: Work, taken: Ppm, isUsual: boolean, least: Ppm | undefined): string | undefined {
  const uplift = `Uvećanje za ${WORK[work]} od ${formatRate(taken)}`;
  if (least !== undefined && taken < least)
    return `${uplift} manje je od propisanog: najmanje ${formatRate(least)}.`;
  if (!isUsual || taken === least) return undefined;
  const law =
    least === undefined ? 'zakon ne propisuje procenat' : `zakon traži najmanje ${formatRate(least)}`;
  return `${uplift} je podrazumijevano; ${law}.`;
}
