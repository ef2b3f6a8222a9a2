import type { PageTexts } from './page.ts';

/** The texts of life situations, by their paths. */
export const situationTexts: Readonly<Record<string, PageTexts>> = {
  '/situacije': {
    description:
      'Prvi posao, povišica, bolovanje, porodiljsko, otkaz, penzija, rad za strane naručioce i izbor između d.o.o., s.p. i obrta: šta vam pripada, šta uraditi i koji obračun otvoriti.',
    keywords: 'životne situacije život događaj vodič savjet šta mi pripada prava radnika',
    door: { title: 'Životne situacije', line: 'Šta vam pripada i do kada' },
    sign: 'stranica',
  },
  '/situacije/prvi-posao': {
    description:
      'Najniža plata, plata pripravnika, probni rad i prvi godišnji odmor u Republici Srpskoj, Federaciji BiH i Brčkom.',
    keywords: 'prvi posao pripravnik pripravnički početnik zaposlenje volonter probni rad student',
    door: { title: 'Prvi posao', line: 'Najniža plata, probni rad, odmor' },
    sign: 'ugovor',
  },
  '/situacije/povisica': {
    description:
      'Koliko firmu košta veća neto plata, koliko ide na doprinose i porez, i šta upisati u aneks.',
    keywords: 'povišica povećanje plate veća plata pregovori aneks raise',
    door: { title: 'Povišica', line: 'Koliko firmu košta veća plata' },
    sign: 'povisica',
  },
  '/situacije/bolovanje': {
    description: 'Koliko se plaća bolovanje, ko ga plaća i koliko dugo, i do kada firma traži povrat.',
    otherNames: 'bolest bolestan naknada plate',
    keywords: 'doznaka povreda na radu naknada refundacija fond zavod 42 dana 30 dana',
    door: { title: 'Bolovanje', line: 'Ko plaća, koliko i dokad' },
    sign: 'zdravlje',
  },
  '/situacije/porodiljsko': {
    description:
      'Ko isplaćuje porodiljsku naknadu, kolika je, koliko traje i šta predaju majka i poslodavac.',
    keywords: 'porodiljsko porodiljska porodiljno trudnica trudnoća porod beba majka naknada refundacija',
    door: { title: 'Porodiljsko odsustvo', line: 'Ko isplaćuje naknadu i koliku' },
    sign: 'porodica',
  },
  '/situacije/otkaz': {
    description: 'Otkazni rok, otpremnina i neiskorišten odmor kada prestaje radni odnos.',
    keywords: 'otkaz otpremnina otkazni rok tehnološki višak prestanak radnog odnosa sporazumni raskid',
    door: { title: 'Otkaz', line: 'Otkazni rok, otpremnina i odmor' },
    sign: 'odlazak',
  },
  '/situacije/penzija': {
    description: 'Staž za penziju, neoporeziva otpremnina i doprinosi onoga ko radi uz penziju.',
    keywords: 'penzija mirovina penzioner starosna staž otpremnina pri odlasku u penziju',
    door: { title: 'Penzija', line: 'Staž, otpremnina, rad uz penziju' },
    sign: 'staz',
  },
  '/situacije/freelancer': {
    description:
      'Koji se porez i doprinosi plaćaju na honorar od stranog naručioca, u kojem roku i na kojem obrascu.',
    keywords: 'freelancer frilenser frilens strani naručilac honorar inostranstvo upwork programer AMS-1035',
    door: { title: 'Freelancer', line: 'Porez na honorar iz inostranstva' },
    sign: 'dohodak',
  },
  '/situacije/doo-sp-obrt': {
    description:
      'Koliko vlasniku ostaje od iste godišnje dobiti kao d.o.o., s.p. ili obrt, sa svakim redom objašnjenim.',
    keywords: 'doo d.o.o. sp s.p. obrt firma preduzetnik porez na dobit dividenda osnivanje poređenje',
    door: { title: 'D.o.o. ili s.p. ili obrt', line: 'Koliko ostaje od iste dobiti' },
    sign: 'firma',
  },
};

/** The index and every situation. */
export const SITUATION_PATHS: readonly string[] = Object.keys(situationTexts);
