import type { Situation } from './situation.ts';

export const maternity: Situation = {
  id: 'porodiljsko',
  title: 'Porodiljsko odsustvo',
  answer:
    'U Republici Srpskoj naknadu isplaćuje poslodavac, a Fond mu je vraća. U Federaciji je isplaćuje kanton ili općina, na zahtjev majke.',
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
      'Naknada je {rs.porodiljsko.posto} prosječne bruto plate za {rs.osnovica_porodiljskog.mjeseci_prosjeka} prije odsustva. Mjeseci bez plate računaju se po najnižoj plati.',
      'Prvih {rs.porodiljsko.dani_poslodavca} plaća poslodavac. Ostatak mu vraća Javni fond za dječiju zaštitu.',
      'Uslov za povrat je da je doprinos za dječiju zaštitu plaćen za sve radnike. {rs.rok_refundacije_porodiljskog}',
    ],
    fbih: [
      'Odsustvo traje {fbih.trajanje_porodiljskog.mjeseci}. Može početi {fbih.trajanje_porodiljskog.prije} prije porođaja, a najmanje {fbih.trajanje_porodiljskog.poslije} poslije porođaja se ne radi.',
      'Firma ne mora platiti ništa. Može platiti razliku do pune plaće. {fbih.porodiljsko}',
      'Visina zavisi od kantona. Koliko je u vašem kantonu, pitajte općinsku službu ili centar za socijalni rad.',
    ],
    bd: ['Ko plaća i koliko pitajte Odjeljenje za zdravstvo i ostale usluge Vlade Distrikta.'],
  },
  steps: [
    'Odnesite poslodavcu potvrdu ljekara o danu kada odsustvo počinje.',
    'RS, poslodavac: donesite rješenje i zahtjev za pravo predajte Fondu najkasnije {rs.rok_refundacije_porodiljskog.mjeseci_za_pravo} od početka odsustva.',
    'RS, poslodavac: povrat tražite najkasnije {rs.rok_refundacije_porodiljskog.mjeseci_za_refundaciju} od isplate za posljednji mjesec.',
    'FBiH, majka: zahtjev predajte općinskoj službi prema prebivalištu. Rok zavisi od kantona.',
  ],
  related: ['/situacije/bolovanje', '/plate', '/propisi'],
};

const FIVE_DAYS = { bruto_plata: '1800', bolovanje_sati: '40' };

export const sickness: Situation = {
  id: 'bolovanje',
  title: 'Bolovanje',
  answer:
    'Bolovanje do {rs.bolovanje.dani_poslodavca} u RS i do {fbih.bolovanje.dani_poslodavca} u FBiH plaća poslodavac, a duže fond ili kanton. Za bolest naknada je {rs.bolovanje.posto} u RS i najmanje {fbih.bolovanje.posto} u FBiH, a za povredu na radu {rs.bolovanje.povreda_na_radu}.',
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
      'Poslodavac plaća prvih {rs.bolovanje.dani_poslodavca}. Dalje isplaćuje poslodavac, a Fond zdravstvenog osiguranja mu vraća.',
      'Za bolest, povredu van rada i njegu člana porodice naknada je {rs.bolovanje.posto}. Za izolaciju je {rs.bolovanje.izolacija}. Za povredu na radu, trudnoću i malignu bolest je {rs.bolovanje.povreda_na_radu}.',
      'Kada plaća Fond, osnovica je prosječna neto plata za {rs.naknada_zdravstvenog_fonda.mjeseci_prosjeka} prije bolovanja.',
    ],
    fbih: [
      'Poslodavac plaća prvih {fbih.bolovanje.dani_poslodavca}. Poslije toga plaća kantonalni zavod zdravstvenog osiguranja.',
      'Naknada je najmanje {fbih.bolovanje.posto} plaće. Za povredu na radu je {fbih.bolovanje.povreda_na_radu}, a za trudnoću {fbih.bolovanje.trudnoca}.',
      'Na naknadu koju plaća zavod ne plaća se porez na dohodak. {fbih.naknada_na_teret_zavoda}',
      'Koliko zavod vraća i kada, zavisi od kantona. Pitajte zavod svog kantona.',
    ],
    bd: [
      'Kalkulator uzima {bd.bolovanje.posto}, kao u Federaciji. Za tačan udio pitajte Fond zdravstvenog osiguranja Brčko distrikta.',
    ],
  },
  steps: [
    'Javite poslodavcu čim možete i donesite doznaku ljekara.',
    'Poslodavac upisuje sate bolovanja u obračun tog mjeseca.',
    'RS, poslodavac: povrat od Fonda tražite najkasnije {rs.naknada_zdravstvenog_fonda.dana_za_zahtjev} poslije kraja mjeseca u kojem je bilo bolovanje.',
    'FBiH, poslodavac: zahtjev za povrat predajte zavodu kantona u kojem je radnik osiguran.',
  ],
  related: ['/situacije/porodiljsko', '/radni-sati', '/plate', '/propisi'],
};
