import type { Situation } from './situation.ts';

export const freelancer: Situation = {
  id: 'freelancer',
  title: 'Freelancer za strane naručioce',
  answer:
    'Strani naručilac ne plaća porez za vas. Porez i doprinose računate, prijavljujete i plaćate sami, u roku od nekoliko dana od priliva.',
  links: [
    {
      to: '/fbih-strani-narucilac',
      label: 'FBiH: honorar od 2.000 KM, povremeni posao',
      fields: { bruto: '2000', normirani: '20' },
    },
    {
      to: '/fbih-strani-narucilac',
      label: 'FBiH: honorar od 2.000 KM, autorsko djelo',
      fields: { bruto: '2000', normirani: '30' },
    },
    {
      to: '/ugovor-o-djelu',
      label: 'RS: honorar od 2.000 KM po ugovoru o djelu',
      fields: { bruto: '2000' },
    },
  ],
  facts: {
    rs: [
      'Na honorar po ugovoru o djelu plaća se PIO {rs.doprinosi.pio}, a na ostatak porez {rs.porez_ostali.stopa}.',
      'Porez uplatite najkasnije {rs.rok_prihoda_iz_inostranstva.dana} od naplate.',
      'Ako otvorite samostalnu djelatnost, plaćate doprinose vlasnika i porez na prihod ili dobit. {rs.mali_preduzetnik} {rs.osnovica_vlasnik}',
    ],
    fbih: [
      'Priznaju se rashodi od {fbih.normirani_djelo.posto} za povremene poslove i {fbih.normirani_autor.posto} za autorska djela.',
      'Na ostatak se plaća zdravstveno {fbih.doprinosi_ugovor.zdravstveno}. Na ono što ostane plaća se porez {fbih.porez_ugovor.stopa}.',
      'Obrazac AMS-1035 i uplatu predajte najkasnije {fbih.rok_prihoda_iz_inostranstva.dana} od priliva.',
      'Porez plaćen u inostranstvu odbija se od poreza ovdje, najviše do njegovog iznosa.',
    ],
    bd: ['Za Brčko distrikt pitajte Direkciju za finansije, Poresku upravu Distrikta.'],
  },
  steps: [
    'Zabilježite dan i iznos svakog priliva, u markama.',
    'RS: uplatite porez u roku i do {rs.rok_prihoda_iz_inostranstva.prijava}. u narednom mjesecu predajte obrazac 1002. Godišnju prijavu 1004 predajte do {rs.rok_prihoda_iz_inostranstva.godisnja_dan}. {rs.rok_prihoda_iz_inostranstva.godisnja_mjesec}.',
    'FBiH: predajte AMS-1035 i uplatite zdravstveno i porez.',
    'Kad honorari postanu stalni, uporedite ih sa samostalnom djelatnošću i firmom.',
  ],
  related: ['/situacije/doo-sp-obrt', '/fbih-samostalna-djelatnost', '/mali-preduzetnik', '/rokovi'],
};

export const businessForm: Situation = {
  id: 'doo-sp-obrt',
  title: 'D.o.o. ili s.p. ili obrt',
  answer:
    'Vlasnik s.p. ili obrta plaća doprinose na propisanu osnovicu i porez na ostatak. Vlasnik d.o.o. prima platu direktora, a firma plaća porez na dobit. Upišite dobit i uporedite.',
  links: [
    {
      to: '/mali-preduzetnik',
      label: 'RS: mali preduzetnik s prihodom od 45.000 KM',
      fields: { prihod: '45000' },
    },
    {
      to: '/fbih-samostalna-djelatnost',
      label: 'FBiH: obrt s dobiti od 60.000 KM',
      fields: { kategorija: 'obrt', dobit: '60000' },
    },
    {
      to: '/fbih-samostalna-djelatnost',
      label: 'FBiH: slobodno zanimanje s dobiti od 60.000 KM',
      fields: { kategorija: 'slobodno', dobit: '60000' },
    },
  ],
  facts: {
    rs: [
      'D.o.o. plaća porez na dobit od {rs.porez_na_dobit.stopa}. Isplata dobiti vlasniku koji živi u Republici Srpskoj dalje se ne oporezuje. {rs.isplata_dobiti}',
      'Preduzetnik (s.p.) plaća porez od {rs.porez_preduzetnika.stopa} na dobit i doprinose na {rs.osnovica_vlasnik.posto} prosječne bruto plate iz prošle godine.',
      'Mali preduzetnik plaća {rs.mali_preduzetnik.stopa} naplaćenog prihoda, a najmanje {rs.mali_preduzetnik.najmanje} godišnje. Prihod mu je najviše {rs.mali_preduzetnik.prihod}, a na zahtjev {rs.mali_preduzetnik.prihod_na_zahtjev}.',
    ],
    fbih: [
      'D.o.o. plaća porez na dobit od {fbih.porez_na_dobit.stopa}. Isplata dobiti vlasniku koji živi u Federaciji dalje se ne oporezuje. {fbih.isplata_dobiti}',
      'Obrtnik s poslovnim knjigama plaća doprinose na {fbih.osnovica_samostalne.obrt} mjesečno, a slobodno zanimanje na {fbih.osnovica_samostalne.slobodno}.',
      'Porez na dohodak djelatnosti je {fbih.porez_samostalne.stopa}, poslije ličnog odbitka.',
    ],
    bd: [
      'D.o.o. plaća porez na dobit od {bd.porez_na_dobit.stopa}.',
      'Za doprinose preduzetnika i porez na isplatu dobiti pitajte Direkciju za finansije, Poresku upravu Distrikta.',
    ],
  },
  steps: [
    'Procijenite godišnji prihod i troškove, i odlučite koliko novca trebate svaki mjesec.',
    'Pitajte knjigovođu koliko košta vođenje knjiga za svaki oblik. Za d.o.o. je skuplje.',
    'Razmislite o odgovornosti: preduzetnik i obrtnik odgovaraju cijelom svojom imovinom.',
    'RS: pravo na porez malog preduzetnika tražite od Poreske uprave prije početka godine. Rok provjerite kod nje.',
  ],
  related: ['/doprinosi-vlasnik', '/doprinosi-samostalno', '/situacije/freelancer', '/rokovi'],
};
