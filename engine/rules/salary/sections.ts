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

export const extraWorkSection: Section = {
  naslov: 'Uvećanja',
  uz: 'ima_preko',
  redovi: [
    'satnica',
    'prekovremeni_sati',
    'prekovremeni_procenat',
    'prekovremeni_iznos',
    'nocni_sati',
    'nocni_procenat',
    'nocni_iznos',
    'praznik_sati',
    'praznik_procenat',
    'praznik_iznos',
    'ukupno_uvecanje',
  ],
  zbirovi: ['ukupno_uvecanje'],
};
