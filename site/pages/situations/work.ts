import type { Situation } from './situation.ts';

export const firstJob: Situation = {
  id: 'prvi-posao',
  title: 'Prvi posao',
  answer:
    'Plata na prvom poslu ne može biti ispod najniže. Pripravnik može imati manju platu od one za radno mjesto. Prije prvog dana rada morate imati ugovor i prijavu.',
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
      'Puni godišnji odmor imate poslije {rs.godisnji_odmor.cekanje} rada. Prije toga dobijate {rs.godisnji_odmor.za_mjesec} za svaki mjesec.',
      'Za platu pripravnika pitajte Inspektorat Republike Srpske ili sindikat.',
    ],
    fbih: [
      'Najniža neto plaća je {fbih.najniza_plata.neto}.',
      'Pripravnik ima najmanje {fbih.placa_pripravnika.najmanje} plaće za radno mjesto.',
      'Probni rad traje najduže {fbih.probni_rad.najduze}.',
      'Puni godišnji odmor imate poslije {fbih.godisnji_odmor.cekanje} rada. Prije toga dobijate {fbih.godisnji_odmor.za_mjesec} za svaki mjesec.',
    ],
    bd: ['Za najnižu platu i platu pripravnika pitajte Inspektorat Brčko distrikta.'],
  },
  steps: [
    'Potpišite ugovor prije nego što počnete raditi i zadržite svoj primjerak.',
    'Tražite kopiju prijave na osiguranje. U Federaciji je poslodavac daje u roku od {fbih.prijava_osiguranja.rok}.',
    'Poreznu ili poresku karticu predajte poslodavcu prije prve plate, da vam se prizna lični odbitak.',
    'Otvorite račun u banci: na njega se isplaćuje plata.',
  ],
  related: ['/ugovor-o-radu', '/godisnji-odmor', '/situacije/povisica', '/propisi'],
};

export const raise: Situation = {
  id: 'povisica',
  title: 'Povišica',
  answer:
    'Veća neto plata firmu košta više nego što vi dobijete. Razlika ide na doprinose i porez. Upišite platu koju tražite i uporedite je sa sadašnjom.',
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
      'Porez je {rs.porez_na_platu.stopa} na bruto platu umanjenu za lični odbitak od {rs.porez_na_platu.licni_odbitak}.',
      'Doprinosi se plaćaju iz bruto plate, po istim stopama za svaku platu. {rs.doprinosi}',
      'Minuli rad povećava platu {rs.minuli_rad.stopa} za svaku navršenu godinu staža.',
    ],
    fbih: [
      'Porez je {fbih.porez_na_platu.stopa} na plaću bez doprinosa i bez ličnog odbitka od {fbih.porez_na_platu.licni_odbitak}.',
      'Dio doprinosa plaća radnik iz plaće, a dio poslodavac na plaću. {fbih.doprinosi_iz} {fbih.doprinosi_na}',
      'Minuli rad povećava plaću {fbih.minuli_rad.stopa} za svaku navršenu godinu staža.',
    ],
    bd: [
      'Porez je {bd.porez_na_platu.stopa} na platu bez doprinosa i bez ličnog odbitka od {bd.porez_na_platu.licni_odbitak}.',
      'Stopa za PIO zavisi od toga u kojem ste fondu. {bd.doprinosi_iz} {bd.doprinosi_na}',
    ],
  },
  steps: [
    'Dogovorite da li je riječ o bruto ili neto iznosu. To nije isto.',
    'Tražite aneks ugovora o radu prije prvog mjeseca s novom platom.',
    'Na prvom listiću provjerite novu osnovnu platu i minuli rad.',
  ],
  related: ['/poredjenje', '/akti-o-radu', '/promjene', '/propisi'],
};

const TWELVE_YEARS = { prosjecna_plata: '1500', godine: '12' };

export const dismissal: Situation = {
  id: 'otkaz',
  title: 'Otkaz',
  answer:
    'Kad otkaz daje poslodavac, imate otkazni rok, a ako ste dovoljno dugo radili i otpremninu. Kad otkaz dajete vi, rok je kraći, a otpremnine nema.',
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
      'Otkazni rok je najmanje {rs.otkazni_rok.poslodavac_najkrace} kada otkazuje poslodavac i {rs.otkazni_rok.radnik_najkrace} kada otkazuje radnik.',
      'Otpremnina pripada poslije {rs.otpremnina.najkraci_rad} rada kod poslodavca. Za svaku navršenu godinu je prosječna plata podijeljena sa {rs.otpremnina.djelilac}. Član zakona provjerite.',
      'Koliki dio otpremnine je bez poreza pitajte Poresku upravu.',
    ],
    fbih: [
      'Otkazni rok je najmanje {fbih.otkazni_rok.poslodavac_najkrace} kada otkazuje poslodavac i {fbih.otkazni_rok.radnik_najkrace} kada otkazuje radnik.',
      'Otpremnina pripada poslije {fbih.otpremnina.najkraci_rad} rada kod poslodavca. Za svaku navršenu godinu je prosječna plaća podijeljena sa {fbih.otpremnina.djelilac}. Ukupno je najviše {fbih.otpremnina.najvise_placa} takvih plaća.',
      'Bez poreza je do {fbih.otpremnina_neoporezivo.posto} prosječne plaće za godinu rada.',
    ],
    bd: ['Za otkazni rok i otpremninu pitajte Inspektorat Brčko distrikta ili sindikat.'],
  },
  steps: [
    'Tražite otkaz napisan, s razlogom i danom prestanka.',
    'Iskoristite godišnji odmor u otkaznom roku. U Federaciji se neiskorišten odmor plaća samo ako ga niste mogli iskoristiti krivicom poslodavca.',
    'Prije posljednjeg dana tražite obračun otpremnine i posljednji listić.',
    'Prijavite se zavodu za zapošljavanje odmah po prestanku rada. Rok je kratak: pitajte svoj zavod.',
  ],
  related: ['/akti-o-radu', '/situacije/penzija', '/datum-staza', '/propisi'],
};

export const retirement: Situation = {
  id: 'penzija',
  title: 'Penzija',
  answer:
    'Uslove i iznos penzije određuje fond PIO. Ovdje izračunajte staž i otpremninu, i pogledajte šta se plaća ako nastavite raditi.',
  links: [
    {
      to: '/datum-staza',
      label: 'Staž od 1. 9. 1991. do 31. 8. 2026.',
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
      'Otpremnina pri odlasku u penziju bez poreza je do {rs.neoporeziva_otpremnina_penzija.placa} vaše posljednje neto plate.',
      'Penzioner koji ima djelatnost plaća samo PIO, na {rs.osnovica_dopunsko.posto} prosječne bruto plate iz prošle godine.',
      'Uslove za penziju pitajte Fond PIO Republike Srpske.',
    ],
    fbih: [
      'Otpremnina pri odlasku u penziju bez poreza je do {fbih.neoporeziva_otpremnina_penzija.placa} vaših prosječnih neto plaća. Ako je prosječna plaća u Federaciji veća, uzima se ona.',
      'Uslove za penziju pitajte Federalni zavod za PIO/MIO.',
    ],
    bd: [
      'Za radnike iz Brčko distrikta odgovara fond u kojem su osigurani: Fond PIO Republike Srpske ili Federalni zavod za PIO/MIO.',
    ],
  },
  steps: [
    'Zatražite od fonda izvod staža i uporedite ga s radnom knjižicom.',
    'Javite poslodavcu dan odlaska i dogovorite otpremninu.',
    'Zahtjev za penziju predajte fondu čim prestane radni odnos.',
  ],
  related: ['/datum-staza', '/doprinosi-dopunsko', '/situacije/otkaz', '/propisi'],
};
