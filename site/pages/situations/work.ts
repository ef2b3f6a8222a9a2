import type { Situation } from './situation.ts';

export const firstJob: Situation = {
  id: 'prvi-posao',
  title: 'Prvi posao',
  answer: 'Ugovor i prijavu morate imati prije prvog dana rada. Plata ne može biti ispod najniže.',
  links: [
    {
      to: '/obracun-plata',
      label: 'RS: plata od 1.100 KM neto',
      fields: { neto_plata: '1100' },
      isOfMonth: true,
    },
    {
      to: '/kalkulator-fbih',
      label: 'FBiH: plaća od 1.100 KM neto',
      fields: { neto_plata: '1100' },
      isOfMonth: true,
    },
    {
      to: '/kalkulator-brcko',
      label: 'Brčko: plata od 1.100 KM neto',
      fields: { neto_plata: '1100', fond: 'RS' },
      isOfMonth: true,
    },
    {
      to: '/godisnji-odmor',
      label: 'Odmor poslije tri mjeseca rada, RS',
      fields: { entitet: 'rs', mjeseci: '3' },
    },
  ],
  facts: {
    rs: [
      'Najniža neto plata je {rs.najniza_plata.SSS} za srednju spremu i {rs.najniza_plata.VSS} za visoku.',
      'Probni rad traje najduže {rs.probni_rad.najduze}.',
      'Puni godišnji odmor imate poslije {rs.godisnji_odmor.cekanje} rada, a do tada {rs.godisnji_odmor.za_mjesec} za svaki mjesec.',
      'Za platu pripravnika pitajte Inspektorat Republike Srpske ili sindikat.',
    ],
    fbih: [
      'Najniža neto plaća je {fbih.najniza_plata.neto}.',
      'Pripravnik ima najmanje {fbih.placa_pripravnika.najmanje} plaće za radno mjesto.',
      'Probni rad traje najduže {fbih.probni_rad.najduze}.',
      'Puni godišnji odmor imate poslije {fbih.godisnji_odmor.cekanje} rada, a do tada {fbih.godisnji_odmor.za_mjesec} za svaki mjesec.',
    ],
    bd: ['Za najnižu platu i platu pripravnika pitajte Inspektorat Brčko distrikta.'],
  },
  steps: [
    'Potpišite ugovor prije rada i zadržite svoj primjerak.',
    'Tražite kopiju prijave na osiguranje. U Federaciji je dobijate u roku od {fbih.prijava_osiguranja.rok}.',
    'Poreznu ili poresku karticu predajte poslodavcu prije prve plate, zbog ličnog odbitka.',
    'Otvorite račun u banci.',
  ],
  related: ['/ugovor-o-radu', '/godisnji-odmor', '/situacije/povisica', '/propisi'],
};

export const raise: Situation = {
  id: 'povisica',
  title: 'Povišica',
  answer: 'Ostalo su doprinosi i porez.',
  links: [
    {
      to: '/obracun-plata',
      label: 'RS: plata od 1.600 KM neto',
      fields: { neto_plata: '1600' },
      isOfMonth: true,
    },
    {
      to: '/kalkulator-fbih',
      label: 'FBiH: plaća od 1.600 KM neto',
      fields: { neto_plata: '1600' },
      isOfMonth: true,
    },
    {
      to: '/kalkulator-brcko',
      label: 'Brčko: plata od 1.600 KM neto',
      fields: { neto_plata: '1600', fond: 'RS' },
      isOfMonth: true,
    },
  ],
  facts: {
    rs: [
      'Porez je {rs.porez_na_platu.stopa} na bruto platu bez ličnog odbitka od {rs.porez_na_platu.licni_odbitak}.',
      'Doprinosi se plaćaju iz bruto plate. {rs.doprinosi}',
      'Minuli rad povećava platu {rs.minuli_rad.stopa} za svaku navršenu godinu staža.',
    ],
    fbih: [
      'Porez je {fbih.porez_na_platu.stopa} na plaću bez doprinosa i ličnog odbitka od {fbih.porez_na_platu.licni_odbitak}.',
      'Doprinose plaćaju radnik iz plaće i poslodavac na plaću. {fbih.doprinosi_iz} {fbih.doprinosi_na}',
      'Minuli rad povećava plaću {fbih.minuli_rad.stopa} za svaku navršenu godinu staža.',
    ],
    bd: [
      'Porez je {bd.porez_na_platu.stopa} na platu bez doprinosa i ličnog odbitka od {bd.porez_na_platu.licni_odbitak}.',
      'Stopa za PIO zavisi od vašeg fonda. {bd.doprinosi_iz} {bd.doprinosi_na}',
    ],
  },
  steps: [
    'Dogovorite da li je iznos bruto ili neto.',
    'Tražite aneks ugovora prije prvog mjeseca s novom platom.',
    'Na prvom listiću provjerite osnovnu platu i minuli rad.',
  ],
  related: ['/poredjenje', '/akti-o-radu', '/promjene', '/propisi'],
};

const TWELVE_YEARS = { prosjecna_plata: '1500', godine: '12' };

export const dismissal: Situation = {
  id: 'otkaz',
  title: 'Otkaz',
  answer:
    'Kad otkazuje poslodavac, rok je duži i može vam pripadati otpremnina. Kad otkazujete vi, otpremnine nema.',
  links: [
    {
      to: '/otpremnina',
      label: 'FBiH: otpremnina za 12 godina i plaću od 1.500 KM',
      fields: { entitet: 'fbih', ...TWELVE_YEARS },
    },
    {
      to: '/otpremnina',
      label: 'RS: otpremnina za 12 godina i platu od 1.500 KM',
      fields: { entitet: 'rs', ...TWELVE_YEARS },
    },
    {
      to: '/godisnji-odmor',
      label: 'FBiH: preostali odmor poslije 12 iskorištenih dana',
      fields: { entitet: 'fbih', iskoristeno: '12' },
    },
  ],
  facts: {
    rs: [
      'Otkazni rok je najmanje {rs.otkazni_rok.poslodavac_najkrace} ako otkazuje poslodavac, a {rs.otkazni_rok.radnik_najkrace} ako otkazujete vi.',
      'Otpremnina pripada poslije {rs.otpremnina.najkraci_rad} rada kod poslodavca. Za svaku navršenu godinu je prosječna plata podijeljena sa {rs.otpremnina.djelilac}. Član zakona provjerite.',
      'Za porez na otpremninu pitajte Poresku upravu.',
    ],
    fbih: [
      'Otkazni rok je najmanje {fbih.otkazni_rok.poslodavac_najkrace} ako otkazuje poslodavac, a {fbih.otkazni_rok.radnik_najkrace} ako otkazujete vi.',
      'Otpremnina pripada poslije {fbih.otpremnina.najkraci_rad} rada kod poslodavca. Za svaku navršenu godinu je prosječna plaća podijeljena sa {fbih.otpremnina.djelilac}, a ukupno najviše {fbih.otpremnina.najvise_placa} takvih plaća.',
      'Bez poreza je do {fbih.otpremnina_neoporezivo.posto} prosječne plaće za godinu rada.',
    ],
    bd: ['Za otkazni rok i otpremninu pitajte Inspektorat Brčko distrikta ili sindikat.'],
  },
  steps: [
    'Tražite otkaz napisan, s razlogom i danom prestanka.',
    'Odmor iskoristite u otkaznom roku. U Federaciji se neiskorišten plaća samo ako je za to kriv poslodavac.',
    'Tražite obračun otpremnine i posljednji listić.',
    'Odmah po prestanku rada prijavite se zavodu za zapošljavanje: rok je kratak.',
  ],
  related: ['/akti-o-radu', '/situacije/penzija', '/datum-staza', '/propisi'],
};

export const retirement: Situation = {
  id: 'penzija',
  title: 'Penzija',
  answer: 'Penziju računa fond PIO. Ovdje izračunajte staž i otpremninu.',
  links: [
    {
      to: '/datum-staza',
      label: 'Staž za 35 godina rada',
      fields: { start_date: '1991-09-01', end_date: '2026-08-31' },
    },
    {
      to: '/otpremnina',
      label: 'FBiH: otpremnina za 35 godina i plaću od 1.500 KM',
      fields: { entitet: 'fbih', prosjecna_plata: '1500', godine: '35' },
    },
  ],
  facts: {
    rs: [
      'Otpremnina je bez poreza do {rs.neoporeziva_otpremnina_penzija.placa} vaše posljednje neto plate.',
      'Penzioner s djelatnošću plaća samo PIO, na {rs.osnovica_dopunsko.posto} prošlogodišnje prosječne bruto plate.',
      'Uslove za penziju pitajte Fond PIO Republike Srpske.',
    ],
    fbih: [
      'Otpremnina je bez poreza do {fbih.neoporeziva_otpremnina_penzija.placa} prosječnih neto plaća, vaših ili u Federaciji ako su veće.',
      'Uslove za penziju pitajte Federalni zavod za PIO/MIO.',
    ],
    bd: ['Pitajte fond u kojem ste osigurani: Fond PIO Republike Srpske ili Federalni zavod za PIO/MIO.'],
  },
  steps: [
    'Zatražite od fonda izvod staža i uporedite ga s radnom knjižicom.',
    'Javite poslodavcu dan odlaska i dogovorite otpremninu.',
    'Zahtjev za penziju predajte čim prestane radni odnos.',
  ],
  related: ['/datum-staza', '/doprinosi-dopunsko', '/situacije/otkaz', '/propisi'],
};
