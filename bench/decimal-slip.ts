import { Decimal } from 'decimal.js';
import type { RsWageInput } from '../engine/rules/rs/wage-definition.ts';

const fening = (value: Decimal): Decimal => value.toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
const held = (value: number | null | undefined, scale: number): Decimal => new Decimal(value ?? 0).div(scale);

/** The same lines in decimal.js, for March 2025 and the basis gross. */
export function decimalSlip(unos: RsWageInput, mealPerDay: number) {
  const B = held(unos.basis.amount, 100);
  const radni_dani = new Decimal(21);
  const mjesec_sati = radni_dani.times(8);
  const missed = held(unos.neodrađeni_sati, 100);
  const neplaceno = held(unos.neplaceno, 100);
  const neradno_vrijeme = neplaceno.times(8).plus(missed);
  const dana_radio = radni_dani.minus(held(unos.placeno, 100)).minus(neplaceno).minus(missed.div(8).floor());
  const topli_dani = Decimal.max(0, dana_radio.minus(held(unos.dnevnice, 100)));
  const topli_obrok = fening(topli_dani.times(held(mealPerDay, 100)));
  const redovni_sati = mjesec_sati.minus(neradno_vrijeme);
  const minuli_procenat = new Decimal('0.003').times(unos.staz ?? 0);
  const bruto_plata_osnovna = fening(B.times(redovni_sati).div(mjesec_sati));
  const minuli_rad = fening(bruto_plata_osnovna.times(minuli_procenat));
  const uplift = (hours: number | null, rate: number | null, usual: number, whole: number): Decimal =>
    fening(
      B.times(held(hours, 100))
        .times(held(rate ?? usual, 1e6).plus(whole))
        .div(mjesec_sati),
    );
  const prekovremeni_iznos = uplift(unos.prekovremeni_sati, unos.prekovremeni_proc, 260_000, 1);
  const nocni_iznos = uplift(unos.nocni_sati, unos.nocni_proc, 260_000, 0);
  const praznik_iznos = uplift(unos.praznik_sati, unos.praznik_proc, 2_100_000, 0);
  const ukupno_uvecanje = prekovremeni_iznos.plus(nocni_iznos).plus(praznik_iznos);
  const bruto_plata_sa_uvecanjem = bruto_plata_osnovna.plus(ukupno_uvecanje);
  const bruto_ukupno = bruto_plata_sa_uvecanjem.plus(minuli_rad).plus(topli_obrok);
  const doprinosi_ukupno = fening(bruto_ukupno.times('0.31'));
  const zdravstveno = fening(bruto_ukupno.times('0.102'));
  const djeca = fening(bruto_ukupno.times('0.017'));
  const nezaposlenost = fening(bruto_ukupno.times('0.006'));
  const PIO = doprinosi_ukupno.minus(zdravstveno).minus(djeca).minus(nezaposlenost);
  const poreska_osnovica = Decimal.max(0, bruto_ukupno.minus(1000).minus(held(unos.umanjenje, 100)));
  const porez = fening(poreska_osnovica.times('0.08'));
  const neto_plata = bruto_ukupno.minus(doprinosi_ukupno).minus(porez);
  const solidarnost_iznos = fening(neto_plata.times('0.0025'));
  return {
    topli_obrok: topli_obrok.toNumber(),
    bruto_plata_osnovna: bruto_plata_osnovna.toNumber(),
    bruto_plata_sa_uvecanjem: bruto_plata_sa_uvecanjem.toNumber(),
    minuli_rad: minuli_rad.toNumber(),
    ukupno_uvecanje: ukupno_uvecanje.toNumber(),
    bruto_ukupno: bruto_ukupno.toNumber(),
    PIO: PIO.toNumber(),
    doprinosi_ukupno: doprinosi_ukupno.toNumber(),
    porez: porez.toNumber(),
    neto_plata: neto_plata.times(100).toNumber(),
    solidarnost_neto: neto_plata.minus(solidarnost_iznos).toNumber(),
  };
}
