import type { Situation } from './situation.ts';

export const freelancer: Situation = {
  id: 'freelancer',
  title: 'Freelancer za strane naručioce',
  answer: 'Porez i doprinose prijavljujete i plaćate sami, u roku od nekoliko dana od priliva.',
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
      'Kao samostalna djelatnost plaćate doprinose vlasnika i porez na prihod ili dobit. {rs.mali_preduzetnik} {rs.osnovica_vlasnik}',
    ],
    fbih: [
      'Rashodi su {fbih.normirani_djelo.posto} za povremene poslove i {fbih.normirani_autor.posto} za autorska djela.',
      'Na ostatak se plaća zdravstveno {fbih.doprinosi_ugovor.zdravstveno}, a na ono poslije njega porez {fbih.porez_ugovor.stopa}.',
      'Predajte AMS-1035 i uplatite porez i zdravstveno najkasnije {fbih.rok_prihoda_iz_inostranstva.dana} od priliva.',
      'Porez plaćen u inostranstvu odbija se od poreza ovdje, najviše do njegovog iznosa.',
    ],
    bd: ['Pitajte Direkciju za finansije, Poresku upravu Distrikta.'],
  },
  steps: [
    'Zabilježite dan i iznos svakog priliva, u markama.',
    'RS: do {rs.rok_prihoda_iz_inostranstva.prijava}. u narednom mjesecu predajte obrazac 1002, a do {rs.rok_prihoda_iz_inostranstva.godisnja_dan}. {rs.rok_prihoda_iz_inostranstva.godisnja_mjesec}. godišnju prijavu 1004.',
    'Stalne honorare uporedite sa samostalnom djelatnošću i firmom.',
  ],
  related: ['/situacije/doo-sp-obrt', '/fbih-samostalna-djelatnost', '/mali-preduzetnik', '/rokovi'],
};

export const businessForm: Situation = {
  id: 'doo-sp-obrt',
  title: 'D.o.o. ili s.p. ili obrt',
  answer:
    'S.p. i obrt plaćaju doprinose na osnovicu i porez na ostatak. D.o.o. plaća platu direktora i porez na dobit.',
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
      'D.o.o. plaća porez na dobit od {rs.porez_na_dobit.stopa}. Isplata vlasniku koji živi u RS se ne oporezuje. {rs.isplata_dobiti}',
      'S.p. plaća porez od {rs.porez_preduzetnika.stopa} na dobit i doprinose na {rs.osnovica_vlasnik.posto} prošlogodišnje prosječne bruto plate.',
      'Mali preduzetnik plaća {rs.mali_preduzetnik.stopa} naplaćenog prihoda, najmanje {rs.mali_preduzetnik.najmanje} godišnje. Prihod mu je do {rs.mali_preduzetnik.prihod}, a na zahtjev do {rs.mali_preduzetnik.prihod_na_zahtjev}.',
    ],
    fbih: [
      'D.o.o. plaća porez na dobit od {fbih.porez_na_dobit.stopa}. Isplata vlasniku koji živi u FBiH se ne oporezuje. {fbih.isplata_dobiti}',
      'Obrt s poslovnim knjigama plaća doprinose na {fbih.osnovica_samostalne.obrt} mjesečno, a slobodno zanimanje na {fbih.osnovica_samostalne.slobodno}.',
      'Porez na dohodak je {fbih.porez_samostalne.stopa}, poslije ličnog odbitka.',
    ],
    bd: [
      'D.o.o. plaća porez na dobit od {bd.porez_na_dobit.stopa}.',
      'Za doprinose i porez na isplatu dobiti pitajte Direkciju za finansije Distrikta.',
    ],
  },
  steps: [
    'Procijenite godišnji prihod, troškove i koliko novca trebate mjesečno.',
    'Pitajte za cijenu vođenja knjiga: za d.o.o. je skuplje.',
    'Preduzetnik i obrtnik odgovaraju cijelom svojom imovinom.',
    'RS: porez malog preduzetnika tražite od Poreske uprave prije početka godine i provjerite rok.',
  ],
  related: ['/doprinosi-vlasnik', '/doprinosi-samostalno', '/situacije/freelancer', '/rokovi'],
};
