import type { LawOf } from '../../core/law.ts';
import { type Feninga, type Ppm, share, type TakeShare } from '../../core/numbers/money.ts';
import type { fbih } from '../../law/fbih/index.ts';

export type FbihLaw = LawOf<typeof fbih>;

/** The deduction of the tax card from the tax base, and the minimum of the contribution base. */
export interface FbihReliefs {
  readonly licni_odbitak: Feninga;
  readonly umanjenje: Feninga;
  /** The minimum contribution base; zero unless requested. */
  readonly najniza_osnovica_doprinosa: Feninga;
  /** The share of it of this employer, beside another one. */
  readonly najniza_osnovica_dio: Ppm;
}

/** From gross to net by the law of the Federation: each contribution is rounded on its own. Without gross no base is raised. */
export function taxedWage(
  bruto_ukupno: Feninga,
  { doprinosi_iz, porez_na_platu }: FbihLaw,
  { licni_odbitak, umanjenje, najniza_osnovica_doprinosa, najniza_osnovica_dio }: FbihReliefs,
  take: TakeShare = share,
) {
  const least = share(najniza_osnovica_doprinosa, najniza_osnovica_dio);
  const osnovica_doprinosa = bruto_ukupno > 0 ? Math.max(bruto_ukupno, least) : 0;
  const PIO = take(osnovica_doprinosa, doprinosi_iz.pio);
  const zdravstveno = take(osnovica_doprinosa, doprinosi_iz.zdravstveno);
  const nezaposlenost = take(osnovica_doprinosa, doprinosi_iz.nezaposlenost);
  const doprinosi_ukupno = PIO + zdravstveno + nezaposlenost;
  const poreska_osnovica = Math.max(0, bruto_ukupno - doprinosi_ukupno - licni_odbitak - umanjenje);
  const porez = take(poreska_osnovica, porez_na_platu.stopa);
  const neto_plata = bruto_ukupno - doprinosi_ukupno - porez;
  return {
    bruto_ukupno,
    osnovica_doprinosa,
    PIO,
    zdravstveno,
    nezaposlenost,
    doprinosi_ukupno,
    poreska_osnovica,
    porez,
    neto_plata,
  };
}
