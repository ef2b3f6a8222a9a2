import type { LawOf } from '../../kernel/law.ts';
import { type Feninga, share, type TakeShare } from '../../kernel/money.ts';
import type { fbih } from '../../law/fbih/index.ts';

export type FbihLaw = LawOf<typeof fbih>;

/** From gross to net by the law of the Federation: each contribution is rounded on its own. */
export function taxedWage(
  bruto_ukupno: Feninga,
  { doprinosi_iz, porez_na_platu }: FbihLaw,
  licni_odbitak: Feninga,
  umanjenje: Feninga,
  take: TakeShare = share,
) {
  const PIO = take(bruto_ukupno, doprinosi_iz.pio);
  const zdravstveno = take(bruto_ukupno, doprinosi_iz.zdravstveno);
  const nezaposlenost = take(bruto_ukupno, doprinosi_iz.nezaposlenost);
  const doprinosi_ukupno = PIO + zdravstveno + nezaposlenost;
  const poreska_osnovica = Math.max(0, bruto_ukupno - doprinosi_ukupno - licni_odbitak - umanjenje);
  const porez = take(poreska_osnovica, porez_na_platu.stopa);
  const neto_plata = bruto_ukupno - doprinosi_ukupno - porez;
  return {
    bruto_ukupno,
    PIO,
    zdravstveno,
    nezaposlenost,
    doprinosi_ukupno,
    poreska_osnovica,
    porez,
    neto_plata,
  };
}
