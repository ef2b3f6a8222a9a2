import type { RsWageInput } from '../engine/rules/rs/wage-definition.ts';

/** Weekdays of March 2025 up to each date. */
const WEEKDAYS = Array.from(
  { length: 32 },
  (_, date) =>
    Array.from({ length: date }, (_day, index) => new Date(Date.UTC(2025, 2, index + 1)).getUTCDay()).filter(
      (day) => day % 6 !== 0,
    ).length,
);
/** The minimum wage for four years of school. */
const LEAST_GROSS = 150_820;

/** The same lines hand-written for one month only: March 2025, basis gross, no checks, no law. */
export function inlinedSlip(unos: RsWageInput, topli_obrok_dan: number) {
  const B = unos.basis.amount;
  const radni_dani = 2100;
  const dnevni_sati = unos.sati_dnevno ?? 800;
  const first = unos.zaposlen_od === null ? 1 : Number(unos.zaposlen_od.slice(8));
  const last = unos.zaposlen_do === null ? 31 : Number(unos.zaposlen_do.slice(8));
  const van_odnosa = 2100 - ((WEEKDAYS[last] ?? 0) - (WEEKDAYS[first - 1] ?? 0)) * 100;
  const praznicni_dani = 0;
  const mjesec_sati = 21 * dnevni_sati;
  const neodradjeno = unos.neodrađeni_sati ?? 0;
  const bolovanje_sati = unos.bolovanje_sati ?? 0;
  const odsustvo_fond_sati = unos.odsustvo_fond_sati ?? 0;
  const van_odnosa_sati = (van_odnosa * dnevni_sati) / 100;
  const neplaceni_sati = Math.round(((unos.neplaceno ?? 0) * dnevni_sati) / 100) + neodradjeno;
  const neradno_vrijeme = van_odnosa_sati + neplaceni_sati;
  const redovni_sati = mjesec_sati - neradno_vrijeme - bolovanje_sati - odsustvo_fond_sati;
  const placeni_sati = Math.round(((unos.placeno ?? 0) * dnevni_sati) / 100);
  const praznicni_sati = 0;
  const dana_radio =
    radni_dani -
    van_odnosa -
    praznicni_dani -
    (unos.placeno ?? 0) -
    (unos.neplaceno ?? 0) -
    Math.floor((neodradjeno + bolovanje_sati + odsustvo_fond_sati) / dnevni_sati) * 100;
  const dnevnice = unos.dnevnice ?? 0;
  const topli_dani = Math.max(0, dana_radio - dnevnice) + (unos.topli_obrok_dodatni ?? 0) * 100;
  const topli_obrok = Math.round((topli_dani * topli_obrok_dan) / 100);
  const minuli_procenat = 3000 * (unos.staz ?? 0);
  const prekovremeni_sati = unos.prekovremeni_sati ?? 0;
  const prekovremeni_procenat = unos.prekovremeni_proc ?? 260_000;
  const nocni_sati = unos.nocni_sati ?? 0;
  const nocni_procenat = unos.nocni_proc ?? 260_000;
  const praznik_sati = unos.praznik_sati ?? 0;
  const praznik_procenat = unos.praznik_proc ?? 2_100_000;
  const bolovanje_procenat = unos.bolovanje_proc ?? 700_000;
  const bruto_plata_osnovna = Math.round((B * redovni_sati) / mjesec_sati);
  const minuli_rad = Math.round((bruto_plata_osnovna * minuli_procenat) / 1e6);
  const prekovremeni_iznos = Math.round(
    (B * prekovremeni_sati * (1e6 + prekovremeni_procenat)) / (mjesec_sati * 1e6),
  );
  const nocni_iznos = Math.round((B * nocni_sati * nocni_procenat) / (mjesec_sati * 1e6));
  const praznik_iznos = Math.round((B * praznik_sati * praznik_procenat) / (mjesec_sati * 1e6));
  const ukupno_uvecanje = prekovremeni_iznos + nocni_iznos + praznik_iznos;
  const bruto_plata_sa_uvecanjem = bruto_plata_osnovna + ukupno_uvecanje;
  const satnica = (B * 100) / mjesec_sati;
  const satnica_bolovanja = (satnica * (1e6 + minuli_procenat)) / 1e6;
  const bolovanje_iznos = Math.round((satnica_bolovanja * bolovanje_sati * bolovanje_procenat) / 1e8);
  const stimulacija = unos.stimulacija ?? 0;
  const bruto_ukupno = bruto_plata_sa_uvecanjem + minuli_rad + bolovanje_iznos + stimulacija + topli_obrok;
  const najniza_bruto_plata = unos.najniza_osnovica ? LEAST_GROSS : 0;
  const osnovica_doprinosa = Math.max(bruto_ukupno, najniza_bruto_plata);
  const doprinosi_ukupno = Math.round(osnovica_doprinosa * 0.31);
  const zdravstveno = Math.round(osnovica_doprinosa * 0.102);
  const djeca = Math.round(osnovica_doprinosa * 0.017);
  const nezaposlenost = Math.round(osnovica_doprinosa * 0.006);
  const PIO = doprinosi_ukupno - zdravstveno - djeca - nezaposlenost;
  const licni_odbitak = unos.licni_odbitak_input ?? 100_000;
  const umanjenje = (unos.umanjenje ?? 0) + Math.round(((unos.izdrzavani ?? 0) * 15_000) / 1e6);
  const poreska_osnovica = Math.max(0, bruto_ukupno - licni_odbitak - umanjenje);
  const porez = Math.round(poreska_osnovica * 0.08);
  const neto_plata = bruto_ukupno - doprinosi_ukupno - porez;
  const solidarnost_iznos = Math.round(neto_plata * 0.0025);
  const solidarnost_neto = neto_plata - solidarnost_iznos;
  const neoporezivo = unos.neoporezivo ?? 0;
  const obustave = unos.obustave ?? 0;
  return {
    staz: unos.staz ?? 0,
    radni_dani,
    praznicni_dani,
    van_odnosa,
    dnevni_sati,
    mjesec_sati,
    neradno_vrijeme,
    redovni_sati,
    rad_sati: redovni_sati - praznicni_sati - placeni_sati,
    praznicni_sati,
    placeni_sati,
    bolovanje_sati,
    odsustvo_fond_sati,
    neplaceni_sati,
    van_odnosa_sati,
    dana_radio,
    dnevnice,
    topli_dani,
    topli_obrok_dan,
    minimal_topli_obrok: 1824,
    topli_obrok,
    satnica,
    bruto_plata_osnovna,
    prekovremeni_sati,
    prekovremeni_procenat,
    prekovremeni_iznos,
    nocni_sati,
    nocni_procenat,
    nocni_iznos,
    praznik_sati,
    praznik_procenat,
    praznik_iznos,
    ukupno_uvecanje,
    bruto_plata_sa_uvecanjem,
    minuli_procenat,
    minuli_rad,
    bolovanje_procenat,
    satnica_bolovanja,
    bolovanje_iznos,
    stimulacija,
    bruto_ukupno,
    oslobodjeni_dio: 0,
    najniza_bruto_plata,
    osnovica_doprinosa,
    PIO,
    zdravstveno,
    djeca,
    nezaposlenost,
    doprinosi_ukupno,
    licni_odbitak,
    umanjenje,
    poreska_osnovica,
    porez,
    neto_plata,
    solidarnost_iznos,
    solidarnost_neto,
    neoporezivo,
    obustave,
    za_isplatu: Math.max(0, solidarnost_neto + neoporezivo - obustave),
    bruto_bez_zdravstvenog: bruto_ukupno - zdravstveno,
    bruto_bez_zdravstvenog_i_nezaposlenosti: bruto_ukupno - zdravstveno - nezaposlenost,
  };
}
