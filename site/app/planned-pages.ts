import type { Page, PageGroup } from './page.ts';
import { screenOf } from './screen-of.tsx';

/** Screens announced but not built; each gives way to the calculator or page of the same path once that exists. */
const PLANNED: readonly (readonly [
  Page['path'],
  PageGroup,
  title: string,
  line: string,
  keywords: string,
])[] = [
  [
    '/ugovor-o-djelu',
    'rs',
    'Ugovor o djelu i dopunski rad',
    'Naknada, doprinos za PIO i porez',
    'honorar bruto neto',
  ],
  [
    '/privremeni-povremeni',
    'rs',
    'Privremeni i povremeni poslovi',
    'Naknada s PIO i zdravstvenim',
    'studenti honorar',
  ],
  [
    '/zakup',
    'rs',
    'Zakup imovine',
    'Zakupnina, normirani troškovi i porez',
    'najam kirija stan poslovni prostor',
  ],
  [
    '/menadzerski-ugovor',
    'rs',
    'Menadžerski ugovor',
    'Naknada direktora, doprinosi i porez',
    'menadžer direktor',
  ],
  ['/autorski-ugovor', 'rs', 'Autorski ugovor', 'Honorar s normiranim troškovima', 'autor honorar normirani'],
  ['/ostali-dohodak', 'rs', 'Ostali dohodak', 'Prihod, priznati rashodi i porez', 'drugi prihodi'],
  ['/doprinosi-nekom', 'rs', 'Nekomercijalno gazdinstvo', 'Doprinos za PIO po godinama', 'poljoprivreda'],
  [
    '/doprinosi-kom-pio',
    'rs',
    'Komercijalno gazdinstvo 45/37',
    'Osiguranici na PIO: PIO i zdravstveno',
    'poljoprivreda',
  ],
  [
    '/doprinosi-kom-nepio',
    'rs',
    'Komercijalno gazdinstvo 55/55',
    'Nisu osigurani na PIO: zdravstveno',
    'poljoprivreda',
  ],
  [
    '/doprinosi-vlasnik',
    'rs',
    'Vlasnik – osnovno zanimanje',
    'Doprinosi samostalnog preduzetnika',
    'preduzetnik obrt',
  ],
  [
    '/doprinosi-samostalno',
    'rs',
    'Samostalno zanimanje',
    'Doprinosi za samostalnu djelatnost',
    'advokat notar',
  ],
  [
    '/datum-staza',
    'bih',
    'Radni staž',
    'Ukupan staž i dan naredne pune godine',
    'minuli rad godine mjeseci dani',
  ],
  ['/PDV', 'bih', 'PDV', 'Od osnovice do iznosa s porezom i obrnuto', 'porez na dodanu vrijednost 17'],
  [
    '/kamata',
    'bih',
    'Kamata za kašnjenje',
    'Kamata na porez i druge javne prihode',
    'zatezna poreska dugovanje',
  ],
  [
    '/faktura',
    'document',
    'FAKTURA',
    'Sva potrebna polja, zbirovi i PDV sami se računaju',
    'račun predračun pdf',
  ],
  [
    '/ugovor-o-radu',
    'document',
    'Ugovor o radu',
    'Tekst ugovora koji nastaje dok unosite podatke',
    'zaposlenje radnik',
  ],
];

export const plannedPages: readonly Page[] = PLANNED.map(([path, group, title, line, keywords]) => ({
  path,
  group,
  title,
  description: line,
  keywords,
  door: { title, line },
  load: async () => screenOf((await import('../pages/unbuilt-page.tsx')).UnbuiltPage, { title }),
}));
