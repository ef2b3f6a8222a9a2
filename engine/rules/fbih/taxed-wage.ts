import type { LawOf } from '../../core/law.ts';
import { type Feninga, type Ppm, share, type TakeShare } from '../../core/numbers/money.ts';
import type { fbih } from '../../law/fbih/index.ts';

export type FbihLaw = LawOf<typeof fbih>;

/** What the tax card takes off the tax base, and what the base of contributions is raised to. */
export interface FbihReliefs {
  readonly licni_odbitak: Feninga;
  readonly umanjenje: Feninga;
  /** The least base of contributions; zero where it is not asked for. */
  readonly najniza_osnovica_doprinosa: Feninga;
  /** How much of it counts here, where there is another employer. */
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
