import type { Situation } from './situation.ts';

export const maternity: Situation = {
  id: 'porodiljsko',
  title: 'Porodiljsko odsustvo',
  answer:
    'U Republici Srpskoj naknadu isplaćuje poslodavac. U Federaciji je isplaćuje kanton ili općina, na zahtjev majke.',
  links: [
    {
      to: '/obracun-plata',
      label: 'RS: plata prije odsustva, 1.800 KM bruto',
      fields: { bruto_plata: '1800' },
      isOfMonth: true,
    },
    {
      to: '/kalkulator-fbih',
      label: 'FBiH: plaća prije odsustva, 1.800 KM bruto',
      fields: { bruto_plata: '1800' },
      isOfMonth: true,
    },
  ],
  facts: {
    rs: [
      'Odsustvo traje {rs.trajanje_porodiljskog.mjeseci}, a za blizance, treće i svako naredno dijete {rs.trajanje_porodiljskog.djeca}.',
      'Naknada je {rs.porodiljsko.posto} prosječne bruto plate za {rs.osnovica_porodiljskog.mjeseci_prosjeka} prije odsustva. Mjeseci bez plate računaju se po najnižoj.',
      'Prvih {rs.porodiljsko.dani_poslodavca} plaća poslodavac, a ostatak mu vraća Javni fond za dječiju zaštitu.',
      'Prije povrata mora biti plaćen doprinos za dječiju zaštitu svih radnika. {rs.rok_refundacije_porodiljskog}',
    ],
    fbih: [
      'Odsustvo traje {fbih.trajanje_porodiljskog.mjeseci}. Počinje najranije {fbih.trajanje_porodiljskog.prije} prije porođaja, a najmanje {fbih.trajanje_porodiljskog.poslije} poslije njega se ne radi.',
      'Firma ne mora platiti ništa, a može razliku do pune plaće. {fbih.porodiljsko}',
      'Visina zavisi od kantona: pitajte općinsku službu ili centar za socijalni rad.',
    ],
    bd: ['Ko plaća i koliko pitajte Odjeljenje za zdravstvo i ostale usluge Vlade Distrikta.'],
  },
  steps: [
    'Odnesite poslodavcu potvrdu ljekara o početku odsustva.',
    'RS, poslodavac: donesite rješenje i zahtjev za pravo predajte Fondu najkasnije {rs.rok_refundacije_porodiljskog.mjeseci_za_pravo} od početka odsustva.',
    'RS, poslodavac: povrat tražite najkasnije {rs.rok_refundacije_porodiljskog.mjeseci_za_refundaciju} od isplate za posljednji mjesec.',
    'FBiH, majka: zahtjev predajte službi općine prebivališta. Rok zavisi od kantona.',
  ],
  related: ['/situacije/bolovanje', '/plate', '/propisi'],
};

const FIVE_DAYS = { bruto_plata: '1800', bolovanje_sati: '40' };

export const sickness: Situation = {
  id: 'bolovanje',
  title: 'Bolovanje',
  answer:
    'Do {rs.bolovanje.dani_poslodavca} u RS i do {fbih.bolovanje.dani_poslodavca} u FBiH plaća poslodavac, a duže fond ili kanton.',
  links: [
    {
      to: '/obracun-plata',
      label: 'RS: 5 dana bolovanja uz 1.800 KM bruto',
      fields: FIVE_DAYS,
      isOfMonth: true,
    },
    {
      to: '/kalkulator-fbih',
      label: 'FBiH: 5 dana bolovanja uz 1.800 KM bruto',
      fields: FIVE_DAYS,
      isOfMonth: true,
    },
    {
      to: '/kalkulator-brcko',
      label: 'Brčko: 5 dana bolovanja uz 1.800 KM bruto',
      fields: { ...FIVE_DAYS, fond: 'RS' },
      isOfMonth: true,
    },
  ],
  facts: {
    rs: [
      'I poslije {rs.bolovanje.dani_poslodavca} isplaćuje poslodavac, a Fond zdravstvenog osiguranja mu vraća.',
      'Naknada je {rs.bolovanje.posto} plate za bolest i njegu člana porodice, {rs.bolovanje.izolacija} za izolaciju, a {rs.bolovanje.povreda_na_radu} za povredu na radu, trudnoću i malignu bolest.',
      'Na teret Fonda osnovica je prosječna neto plata za {rs.naknada_zdravstvenog_fonda.mjeseci_prosjeka} prije bolovanja.',
    ],
    fbih: [
      'Poslije {fbih.bolovanje.dani_poslodavca} plaća kantonalni zavod zdravstvenog osiguranja.',
      'Naknada je najmanje {fbih.bolovanje.posto} plaće, za povredu na radu {fbih.bolovanje.povreda_na_radu}, a za trudnoću {fbih.bolovanje.trudnoca}.',
      'Na naknadu od zavoda ne plaća se porez na dohodak. {fbih.naknada_na_teret_zavoda}',
      'Koliko zavod vraća i kada, pitajte zavod svog kantona.',
    ],
    bd: [
      'Kalkulator uzima {bd.bolovanje.posto}, kao u Federaciji. Udio provjerite u Fondu zdravstvenog osiguranja Brčko distrikta.',
    ],
  },
  steps: [
    'Odmah javite poslodavcu i donesite doznaku ljekara.',
    'RS, poslodavac: povrat od Fonda tražite najkasnije {rs.naknada_zdravstvenog_fonda.dana_za_zahtjev} poslije kraja mjeseca bolovanja.',
    'FBiH, poslodavac: povrat tražite od zavoda kantona u kojem je radnik osiguran.',
  ],
  related: ['/situacije/porodiljsko', '/radni-sati', '/plate', '/propisi'],
};
