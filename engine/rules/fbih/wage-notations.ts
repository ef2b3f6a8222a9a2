import {
  contractedNotations,
  grossFrom,
  hoursNotations,
  netNotations,
  totalNotations,
} from '../salary/notations.ts';
import type { FbihWageInput } from './wage.ts';

const meal = {
  topli_obrok_dan: 'unos.topli_obrok_input',
  topli_obrok_neoporezivo: 'zakon.topli_obrok_neoporezivo.iznos',
  topli_obrok: 'topli_dani × min(topli_obrok_dan; topli_obrok_neoporezivo)',
  topli_obrok_oporezivi: 'topli_dani × max(0; topli_obrok_dan − topli_obrok_neoporezivo)',
};

const contributionsAndTax = {
  PIO: 'bruto_ukupno × zakon.doprinosi_iz.pio',
  zdravstveno: 'bruto_ukupno × zakon.doprinosi_iz.zdravstveno',
  nezaposlenost: 'bruto_ukupno × zakon.doprinosi_iz.nezaposlenost',
  doprinosi_ukupno: 'PIO + zdravstveno + nezaposlenost',
  licni_odbitak: 'unos.licni_odbitak_input|zakon.porez_na_platu.licni_odbitak',
  umanjenje: 'unos.umanjenje',
  poreska_osnovica: 'max(0; bruto_ukupno − doprinosi_ukupno − licni_odbitak − umanjenje)',
  porez: 'poreska_osnovica × zakon.porez_na_platu.stopa',
};

const employer = (paysLevy: boolean) => ({
  pos_PIO: 'bruto_ukupno × zakon.doprinosi_na.pio',
  pos_zdravstveno: 'bruto_ukupno × zakon.doprinosi_na.zdravstveno',
  pos_nezaposlenost: 'bruto_ukupno × zakon.doprinosi_na.nezaposlenost',
  pos_doprinosi: 'pos_PIO + pos_zdravstveno + pos_nezaposlenost',
  naknada_nesrece: 'neto_plata × zakon.naknada_nesrece.stopa',
  naknada_voda: 'neto_plata × zakon.naknada_voda.stopa',
  naknada_invalidi: paysLevy ? 'bruto_ukupno × zakon.naknada_invalidi.stopa' : '0',
  naknade_ukupno: 'naknada_nesrece + naknada_voda + naknada_invalidi',
  ukupni_trosak: 'bruto_ukupno + pos_doprinosi + naknade_ukupno',
});

/** Lines the calls share that the law of the Federation does not know: it asks for no such contribution. */
const absent = {
  minimal_topli_obrok: '0',
  djeca: '0',
  solidarnost_iznos: '0',
  solidarnost_neto: 'neto_plata − solidarnost_iznos',
};

const recap = {
  ukupno_PIO: 'PIO + pos_PIO',
  ukupno_zdravstveno: 'zdravstveno + pos_zdravstveno',
  zdravstveno_federacija: 'ukupno_zdravstveno × zakon.raspodjela_zdravstveno.federacija',
  zdravstveno_kanton: 'ukupno_zdravstveno − zdravstveno_federacija',
  ukupno_nezaposlenost: 'nezaposlenost + pos_nezaposlenost',
  nezaposlenost_federacija: 'ukupno_nezaposlenost × zakon.raspodjela_nezaposlenost.federacija',
  nezaposlenost_kanton: 'ukupno_nezaposlenost − nezaposlenost_federacija',
  ukupne_obaveze: 'doprinosi_ukupno + pos_doprinosi + porez + naknade_ukupno',
  neto_s_obrokom: 'neto_plata + topli_obrok',
  trosak_s_obrokom: 'ukupni_trosak + topli_obrok',
  bruto_s_obrokom: 'bruto_ukupno + topli_obrok',
  bruto_bez_zdravstvenog: 'ukupni_trosak − zdravstveno − pos_zdravstveno',
};

const build = (basis: string, paysLevy: boolean) => ({
  ...hoursNotations(true),
  ...meal,
  minuli_procenat: 'min(unos.minuli_proc|zakon.minuli_rad.stopa × unos.staz; zakon.minuli_rad.najvise)',
  ...(basis === 'bruto_plata'
    ? contractedNotations('topli_obrok_oporezivi')
    : totalNotations('topli_obrok_oporezivi', grossFrom(basis))),
  ...contributionsAndTax,
  ...netNotations(basis),
  ...absent,
  ...employer(paysLevy),
  ...recap,
});

const byBasis = (paysLevy: boolean) => ({
  bruto_plata: build('bruto_plata', paysLevy),
  neto_plata: build('neto_plata', paysLevy),
  bruto_ukupno: build('bruto_ukupno', paysLevy),
});

const variants = { withLevy: byBasis(true), withoutLevy: byBasis(false) };

/** How each line of this slip is made: it differs by basis and by who pays the disability levy. */
export function fbihWageNotations({ osnova, obveznik_invalidi }: FbihWageInput) {
  const ofLevy = obveznik_invalidi ? variants.withLevy : variants.withoutLevy;
  return ofLevy[osnova.red as keyof typeof ofLevy];
}
