import type { LawOf } from '../../core/law.ts';
import { type Feninga, type Ppm, share, type TakeShare } from '../../core/numbers/money.ts';
import type { bd } from '../../law/bd/index.ts';

export type BdLaw = LawOf<typeof bd>;

/** The pension fund of the worker, by its name in the law of rates. */
export type FundRate = 'pio_rs' | 'pio_fbih';

/** The worker's circumstances. */
export interface Circumstances {
  readonly fund: FundRate;
  readonly licni_odbitak: Feninga;
  readonly umanjenje: Feninga;
}

/** From gross to net by the law of the District: each contribution is rounded on its own. */
export function taxedWage(
  bruto_ukupno: Feninga,
  { doprinosi_iz, porez_na_platu }: BdLaw,
  { fund, licni_odbitak, umanjenje }: Circumstances,
  take: TakeShare = share,
) {
  const PIO = take(bruto_ukupno, doprinosi_iz[fund]);
  const zdravstveno = take(bruto_ukupno, doprinosi_iz.zdravstveno);
  const nezaposlenost = take(bruto_ukupno, doprinosi_iz.nezaposlenost);
  const doprinosi_ukupno = PIO + zdravstveno + nezaposlenost;
  const poreska_osnovica = Math.max(0, bruto_ukupno - doprinosi_ukupno - licni_odbitak - umanjenje);
  const porez = take(poreska_osnovica, porez_na_platu.stopa);
  return {
    bruto_ukupno,
    PIO,
    zdravstveno,
    nezaposlenost,
    doprinosi_ukupno,
    poreska_osnovica,
    porez,
    neto_plata: bruto_ukupno - doprinosi_ukupno - porez,
  };
}

/** The employer's costs on top of the gross wage. */
export function employerCost(
  { bruto_ukupno, neto_plata }: { readonly bruto_ukupno: Feninga; readonly neto_plata: Feninga },
  { doprinosi_na, naknada_voda }: BdLaw,
  fund: FundRate,
) {
  const pos_PIO = share(bruto_ukupno, doprinosi_na[fund]);
  const rate: Ppm = naknada_voda?.stopa ?? 0;
  return { pos_PIO, pos_doprinosi: pos_PIO, naknada_voda: share(neto_plata, rate) };
}
