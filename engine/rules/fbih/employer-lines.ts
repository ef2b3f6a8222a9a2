import { money, section } from '../../core/lines.ts';

const employer = section('Poslodavac: doprinosi na plaću i naknade');
const recap = section('Rekapitulacija uplata');

export interface ByLevy {
  readonly paysLevy: boolean;
}

/** The employer's costs on top of the gross wage. */
export const employerLines = {
  pos_PIO: money('PIO/MIO na plaću', {
    section: employer,
    notation: 'osnovica_doprinosa × zakon.doprinosi_na.pio',
  }),
  pos_zdravstveno: money('Zdravstveno osiguranje na plaću', {
    section: employer,
    notation: 'osnovica_doprinosa × zakon.doprinosi_na.zdravstveno',
  }),
  pos_nezaposlenost: money('Osiguranje od nezaposlenosti na plaću', {
    section: employer,
    notation: 'osnovica_doprinosa × zakon.doprinosi_na.nezaposlenost',
  }),
  pos_doprinosi: money('Doprinosi na plaću ukupno', {
    section: employer,
    total: true,
    step: { place: 2, sign: '−' },
    notation: 'pos_PIO + pos_zdravstveno + pos_nezaposlenost',
  }),
  naknada_nesrece: money('Posebna naknada za zaštitu od prirodnih i drugih nesreća', {
    section: employer,
    notation: 'neto_plata × zakon.naknada_nesrece.stopa',
  }),
  naknada_voda: money('Opća vodna naknada', {
    section: employer,
    notation: 'neto_plata × zakon.naknada_voda.stopa',
  }),
  naknada_invalidi: money('Novčana naknada za zapošljavanje osoba s invaliditetom', {
    section: employer,
    notation: ({ paysLevy }: ByLevy) => (paysLevy ? 'bruto_ukupno × zakon.naknada_invalidi.stopa' : '0'),
  }),
  naknade_ukupno: money('Naknade ukupno', {
    section: employer,
    total: true,
    part: 6,
    step: { place: 3, sign: '−' },
    explainedOnly: true,
    notation: 'naknada_nesrece + naknada_voda + naknada_invalidi',
  }),
  ukupni_trosak: money('Ukupni trošak poslodavca', {
    section: employer,
    total: true,
    mainPlace: 3,
    step: { place: 1, sign: '=' },
    whole: true,
    notation: 'bruto_ukupno + pos_doprinosi + naknade_ukupno + topli_obrok + neoporezivo',
  }),
};

/** The distribution of payments: the Federation's part is rounded, the canton's is the rest. */
export const recapLines = {
  ukupno_PIO: money('PIO/MIO ukupno', {
    section: recap,
    part: 2,
    explainedOnly: true,
    notation: 'PIO + pos_PIO',
  }),
  ukupno_zdravstveno: money('Zdravstveno ukupno', {
    section: recap,
    part: 3,
    explainedOnly: true,
    notation: 'zdravstveno + pos_zdravstveno',
  }),
  zdravstveno_federacija: money('Zdravstveno: Federacija', {
    section: recap,
    within: true,
    explainedOnly: true,
    notation: 'ukupno_zdravstveno × zakon.raspodjela_zdravstveno.federacija',
  }),
  zdravstveno_kanton: money('Zdravstveno: kanton', {
    section: recap,
    within: true,
    explainedOnly: true,
    notation: 'ukupno_zdravstveno − zdravstveno_federacija',
  }),
  ukupno_nezaposlenost: money('Nezaposlenost ukupno', {
    section: recap,
    part: 4,
    explainedOnly: true,
    notation: 'nezaposlenost + pos_nezaposlenost',
  }),
  nezaposlenost_federacija: money('Nezaposlenost: Federacija', {
    section: recap,
    within: true,
    explainedOnly: true,
    notation: 'ukupno_nezaposlenost × zakon.raspodjela_nezaposlenost.federacija',
  }),
  nezaposlenost_kanton: money('Nezaposlenost: kanton', {
    section: recap,
    within: true,
    explainedOnly: true,
    notation: 'ukupno_nezaposlenost − nezaposlenost_federacija',
  }),
  ukupne_obaveze: money('Ukupne obaveze', {
    section: recap,
    total: true,
    explainedOnly: true,
    notation: 'doprinosi_ukupno + pos_doprinosi + porez + naknade_ukupno',
  }),
};
