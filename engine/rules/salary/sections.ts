import type { Section } from '../../kernel/calculator.ts';

/** The sections that the slips of both entities share. */
export const monthSection: Section = {
  naslov: 'Mjesec i staž',
  redovi: ['radni_dani', 'praznicni_dani', 'mjesec_sati', 'dana_radio', 'minuli_procenat'],
};

export const absenceSection: Section = {
  naslov: 'Odsustva i neodrađeni sati',
  redovi: ['neradno_vrijeme', 'redovni_sati'],
};

export const taxSection: Section = {
  naslov: 'Porez',
  redovi: ['licni_odbitak', 'umanjenje', 'poreska_osnovica', 'porez'],
  zbirovi: ['porez'],
};

/** The lines of each kind of extra work, by its switch. */
const extraWork = Object.fromEntries(
  ['prekovremeni', 'nocni', 'praznik'].map((work) => [
    work,
    [`${work}_sati`, `${work}_procenat`, `${work}_iznos`],
  ]),
);

export const extraWorkSection: Section = {
  naslov: 'Uvećanja',
  uz: 'ima_preko',
  redovi: ['satnica', ...Object.values(extraWork).flat(), 'ukupno_uvecanje'],
  redoviUz: extraWork,
  zbirovi: ['ukupno_uvecanje'],
};
