import { type Feninga, share } from '../../core/numbers/money.ts';
import type { FbihLaw } from './taxed-wage.ts';

interface Wage {
  readonly bruto_ukupno: Feninga;
  readonly osnovica_doprinosa: Feninga;
  readonly neto_plata: Feninga;
  readonly PIO: Feninga;
  readonly zdravstveno: Feninga;
  readonly nezaposlenost: Feninga;
  readonly doprinosi_ukupno: Feninga;
  readonly porez: Feninga;
}

/** What is paid to the worker free of contributions and tax. */
interface Untaxed {
  readonly topli_obrok: Feninga;
  readonly neoporezivo: Feninga;
}

/** What the employer pays on top of the gross wage. `paysLevy` is false for crafts and others free of the disability levy. */
export function employerCost(
  { bruto_ukupno, osnovica_doprinosa, neto_plata }: Wage,
  zakon: FbihLaw,
  paysLevy: boolean,
  { topli_obrok, neoporezivo }: Untaxed,
) {
  const pos_PIO = share(osnovica_doprinosa, zakon.doprinosi_na.pio);
  const pos_zdravstveno = share(osnovica_doprinosa, zakon.doprinosi_na.zdravstveno);
  const pos_nezaposlenost = share(osnovica_doprinosa, zakon.doprinosi_na.nezaposlenost);
  const pos_doprinosi = pos_PIO + pos_zdravstveno + pos_nezaposlenost;
  const naknada_nesrece = share(neto_plata, zakon.naknada_nesrece.stopa);
  const naknada_voda = share(neto_plata, zakon.naknada_voda.stopa);
  const naknada_invalidi = paysLevy ? share(bruto_ukupno, zakon.naknada_invalidi.stopa) : 0;
  const naknade_ukupno = naknada_nesrece + naknada_voda + naknada_invalidi;
  return {
    pos_PIO,
    pos_zdravstveno,
    pos_nezaposlenost,
    pos_doprinosi,
    naknada_nesrece,
    naknada_voda,
    naknada_invalidi,
    naknade_ukupno,
    ukupni_trosak: bruto_ukupno + pos_doprinosi + naknade_ukupno + topli_obrok + neoporezivo,
  };
}

type Cost = ReturnType<typeof employerCost>;

/** What is paid where: the Federation's part is rounded, the rest goes to the canton, or to the funds of the other entity. */
export function recap(wage: Wage, cost: Cost, zakon: FbihLaw) {
  const ukupno_zdravstveno = wage.zdravstveno + cost.pos_zdravstveno;
  const zdravstveno_federacija = share(ukupno_zdravstveno, zakon.raspodjela_zdravstveno.federacija);
  const ukupno_nezaposlenost = wage.nezaposlenost + cost.pos_nezaposlenost;
  const nezaposlenost_federacija = share(ukupno_nezaposlenost, zakon.raspodjela_nezaposlenost.federacija);
  return {
    ukupno_PIO: wage.PIO + cost.pos_PIO,
    ukupno_zdravstveno,
    zdravstveno_federacija,
    zdravstveno_kanton: ukupno_zdravstveno - zdravstveno_federacija,
    ukupno_nezaposlenost,
    nezaposlenost_federacija,
    nezaposlenost_kanton: ukupno_nezaposlenost - nezaposlenost_federacija,
    ukupne_obaveze: wage.doprinosi_ukupno + cost.pos_doprinosi + wage.porez + cost.naknade_ukupno,
    bruto_bez_zdravstvenog: wage.bruto_ukupno + cost.pos_doprinosi + cost.naknade_ukupno - ukupno_zdravstveno,
  };
}
