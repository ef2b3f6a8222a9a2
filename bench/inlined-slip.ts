import type { RsWageInput } from '../engine/rules/rs/wage.ts';

/** The same lines as fast as a person would write them for one month only: March 2025, basis gross, no checks, no law. */
export function inlinedSlip(unos: RsWageInput, topli_obrok_dan: number) {
  const B = unos.basis.amount;
  const radni_dani = 2100;
  const praznicni_dani = 0;
  const mjesec_sati = 16800;
  const neodradjeno = unos.neodrađeni_sati ?? 0;
  const neradno_vrijeme = (unos.neplaceno ?? 0) * 8 + neodradjeno;
  const dana_radio =
    radni_dani -
    praznicni_dani -
    (unos.placeno ?? 0) -
    (unos.neplaceno ?? 0) -
    Math.floor(neodradjeno / 800) * 100;
  const dnevnice = unos.dnevnice ?? 0;
  const topli_dani = Math.max(0, dana_radio - dnevnice);
  const topli_obrok = Math.round((topli_dani * topli_obrok_dan) / 100);
  const redovni_sati = mjesec_sati - neradno_vrijeme;
  const minuli_procenat = 3000 * (unos.staz ?? 0);
  const prekovremeni_sati = unos.prekovremeni_sati ?? 0;
  const prekovremeni_procenat = unos.prekovremeni_proc ?? 260_000;
  const nocni_sati = unos.nocni_sati ?? 0;
  const nocni_procenat = unos.nocni_proc ?? 260_000;
  const praznik_sati = unos.praznik_sati ?? 0;
  const praznik_procenat = unos.praznik_proc ?? 2_100_000;
  const bruto_plata_osnovna = Math.round((B * redovni_sati) / mjesec_sati);
  const minuli_rad = Math.round((bruto_plata_osnovna * minuli_procenat) / 1e6);
  const prekovremeni_iznos = Math.round(
    (B * prekovremeni_sati * (1e6 + prekovremeni_procenat)) / (mjesec_sati * 1e6),
  );
  const nocni_iznos = Math.round((B * nocni_sati * nocni_procenat) / (mjesec_sati * 1e6));
  const praznik_iznos = Math.round((B * praznik_sati * praznik_procenat) / (mjesec_sati * 1e6));
  const ukupno_uvecanje = prekovremeni_iznos + nocni_iznos + praznik_iznos;
  const bruto_plata_sa_uvecanjem = bruto_plata_osnovna + ukupno_uvecanje;
  const zarada = bruto_plata_sa_uvecanjem + minuli_rad;
  const bruto_ukupno = zarada + topli_obrok;
  const doprinosi_ukupno = Math.round(bruto_ukupno * 0.31);
  const zdravstveno = Math.round(bruto_ukupno * 0.102);
  const djeca = Math.round(bruto_ukupno * 0.017);
  const nezaposlenost = Math.round(bruto_ukupno * 0.006);
  const PIO = doprinosi_ukupno - zdravstveno - djeca - nezaposlenost;
  const licni_odbitak = unos.licni_odbitak_input ?? 100_000;
  const umanjenje = unos.umanjenje ?? 0;
  const poreska_osnovica = Math.max(0, bruto_ukupno - licni_odbitak - umanjenje);
  const porez = Math.round(poreska_osnovica * 0.08);
  const neto_plata = bruto_ukupno - doprinosi_ukupno - porez;
  const solidarnost_iznos = Math.round(neto_plata * 0.0025);
  const solidarnost_neto = neto_plata - solidarnost_iznos;
  return {
    radni_dani,
    praznicni_dani,
    mjesec_sati,
    neradno_vrijeme,
    dana_radio,
    dnevnice,
    topli_dani,
    topli_obrok_dan,
    minimal_topli_obrok: 1824,
    topli_obrok,
    redovni_sati,
    minuli_procenat,
    prekovremeni_sati,
    prekovremeni_procenat,
    prekovremeni_iznos,
    nocni_sati,
    nocni_procenat,
    nocni_iznos,
    praznik_sati,
    praznik_procenat,
    praznik_iznos,
    satnica: (B * 100) / mjesec_sati,
    bruto_plata_osnovna,
    ukupno_uvecanje,
    bruto_plata_sa_uvecanjem,
    minuli_rad,
    zarada,
    bruto_ukupno,
    osnovica_doprinosa: bruto_ukupno,
    PIO,
    zdravstveno,
    djeca,
    nezaposlenost,
    doprinosi_ukupno,
    oslobodjeni_dio: 0,
    licni_odbitak,
    umanjenje,
    poreska_osnovica,
    porez,
    neto_plata,
    solidarnost_iznos,
    solidarnost_neto,
    bruto_bez_zdravstvenog: bruto_ukupno - zdravstveno,
    bruto_bez_zdravstvenog_i_nezaposlenosti: bruto_ukupno - zdravstveno - nezaposlenost,
  };
}
