/** The hours of the month; `meal` and paid absence only where the calculation has them. */
export const hoursNotations = (withMeal: boolean) => ({
  radni_dani: 'radni(unos.mjesec; unos.godina)',
  praznicni_dani: 'praznici(unos.mjesec; unos.godina)',
  mjesec_sati: 'radni_dani × zakon.radno_vrijeme.dnevno',
  neradno_vrijeme: 'unos.neplaceno × zakon.radno_vrijeme.dnevno + unos.neodrađeni_sati',
  redovni_sati: 'mjesec_sati − neradno_vrijeme',
  dana_radio: `max(0; radni_dani − praznicni_dani − ${withMeal ? 'unos.placeno − ' : ''}unos.neplaceno − cijelo(unos.neodrađeni_sati / zakon.radno_vrijeme.dnevno))`,
  dnevnice: withMeal ? 'unos.dnevnice' : '0',
  topli_dani: 'max(0; dana_radio − dnevnice)',
});

const extraHours = {
  prekovremeni_sati: 'unos.prekovremeni_sati',
  prekovremeni_procenat: 'unos.prekovremeni_proc|zakon.uvecanja_podrazumijevana.prekovremeni',
  prekovremeni_iznos: 'satnica × prekovremeni_sati × (1 + prekovremeni_procenat)',
  nocni_sati: 'unos.nocni_sati',
  nocni_procenat: 'unos.nocni_proc|zakon.uvecanja_podrazumijevana.nocni',
  nocni_iznos: 'satnica × nocni_sati × nocni_procenat',
  praznik_sati: 'unos.praznik_sati',
  praznik_procenat: 'unos.praznik_proc|zakon.uvecanja_podrazumijevana.praznik',
  praznik_iznos: 'satnica × praznik_sati × praznik_procenat',
  ukupno_uvecanje: 'prekovremeni_iznos + nocni_iznos + praznik_iznos',
  bruto_plata_sa_uvecanjem: 'bruto_plata_osnovna + ukupno_uvecanje',
};

/** From the contracted basic gross; `taxedMeal` is the line of the hot meal inside the gross, empty where there is none. */
export const contractedNotations = (taxedMeal: string) => ({
  satnica: 'unos.bruto_plata_input / mjesec_sati',
  bruto_plata_osnovna: 'unos.bruto_plata_input × redovni_sati / mjesec_sati',
  ...extraHours,
  minuli_rad: 'bruto_plata_osnovna × minuli_procenat',
  bruto_ukupno: `bruto_plata_sa_uvecanjem + minuli_rad${taxedMeal && ` + ${taxedMeal}`}`,
});

/** From the total gross backwards; `gross` says where that comes from. */
export const totalNotations = (taxedMeal: string, gross: string) => ({
  bruto_ukupno: gross,
  satnica: `${taxedMeal ? `(bruto_ukupno − ${taxedMeal})` : 'bruto_ukupno'} / (redovni_sati × (1 + minuli_procenat) + prekovremeni_sati × (1 + prekovremeni_procenat) + nocni_sati × nocni_procenat + praznik_sati × praznik_procenat)`,
  ...extraHours,
  minuli_rad: 'satnica × redovni_sati × minuli_procenat',
  bruto_plata_osnovna: `bruto_ukupno${taxedMeal && ` − ${taxedMeal}`} − minuli_rad − ukupno_uvecanje`,
});

/** The net wage reads forwards or, when it was given, is what was entered. */
export const netNotations = (basis: string) => ({
  neto_plata:
    basis === 'neto_plata'
      ? 'unos.neto_plata_input'
      : basis === 'solidarnost_neto'
        ? 'solidarnost_neto + solidarnost_iznos'
        : 'bruto_ukupno − doprinosi_ukupno − porez',
});

/** Where the total gross comes from for each basis that is solved backwards. */
export const grossFrom = (basis: string): string =>
  basis === 'bruto_ukupno' ? 'unos.bruto_ukupno_input' : 'neto_plata + doprinosi_ukupno + porez';
