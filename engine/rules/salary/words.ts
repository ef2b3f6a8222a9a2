import { line } from '../line.ts';

export const days = line('dani');
export const hours = line('sati');
export const money = line('iznos');
export const share = line('posto');

/** The lines every wage has, in words; the notation of each stands beside the formula. */
export const wageWords = {
  radni_dani: days('Radni dani u mjesecu'),
  praznicni_dani: days('Praznici na radni dan'),
  mjesec_sati: hours('Mjesečni fond sati'),
  neradno_vrijeme: hours('Neplaćeno vrijeme'),
  redovni_sati: hours('Plaćeni sati u fondu'),
  dana_radio: days('Dani na radu'),
  dnevnice: days('Dani s dnevnicom'),
  topli_dani: days('Dani s toplim obrokom'),
  satnica: line('satnica')('Satnica'),
  bruto_plata_osnovna: money('Bruto osnovna plata'),
  prekovremeni_sati: hours('Prekovremeni sati'),
  prekovremeni_procenat: share('Uvećanje za prekovremeni rad'),
  prekovremeni_iznos: money('Prekovremeni rad'),
  nocni_sati: hours('Noćni sati'),
  nocni_procenat: share('Uvećanje za noćni rad'),
  nocni_iznos: money('Noćni rad'),
  praznik_sati: hours('Sati rada na praznik'),
  praznik_procenat: share('Uvećanje za rad na praznik'),
  praznik_iznos: money('Rad na praznik'),
  ukupno_uvecanje: money('Uvećanja ukupno'),
  bruto_plata_sa_uvecanjem: money('Bruto plata s uvećanjima'),
  minuli_procenat: share('Procenat minulog rada'),
  minuli_rad: money('Minuli rad'),
  topli_obrok_dan: money('Topli obrok po danu'),
  topli_obrok: money('Topli obrok'),
  bruto_ukupno: money('Bruto ukupno'),
  PIO: money('PIO'),
  zdravstveno: money('Zdravstveno osiguranje'),
  nezaposlenost: money('Osiguranje od nezaposlenosti'),
  doprinosi_ukupno: money('Doprinosi ukupno'),
  licni_odbitak: money('Lični odbitak'),
  poreska_osnovica: money('Poreska osnovica'),
  porez: money('Porez na platu'),
  neto_plata: money('Neto plata'),
} as const;
