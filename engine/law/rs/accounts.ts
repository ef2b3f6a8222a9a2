import type { PublicAccount } from '../account.ts';

const DECREE =
  'https://poreskaupravars.org/racuni-budzeta-rs-opstina-i-gradova/nnaredba-o-uplacivanju-odredjenih-prihoda-budzeta-republike/?lang=lat';
const CODES =
  'https://poreskaupravars.org/racuni-budzeta-rs-opstina-i-gradova/brojcane-oznake-sifre-vrsta-javnih-prihoda/';

const ORGANISATION = 'budžetska organizacija: 9999999 ili 0000000, provjerite u banci';

/** One account for all of it: SG RS 5/20, 13/20, 129/20, 117/21, 33/23; the list was unreadable, the account is from several programs. */
const publicRevenue = {
  recipient: 'Javni prihodi Republike Srpske',
  place: 'Banja Luka',
  account: '5620990000055687',
  budgetOrg: '9999999',
  reference: 'none',
  municipality: 'employer',
  certainty: 'srednja',
  seen: '2026-08',
  source: DECREE,
  doubts: [ORGANISATION],
} as const satisfies Partial<PublicAccount>;

const ASK_OFFICE = 'provjerite s poreskom upravom: šifra je iz javnih programa';

/** Accounts of public revenue in Republika Srpska. */
export const accounts: readonly PublicAccount[] = [
  { ...publicRevenue, item: 'contributions', code: '712199', purpose: 'Doprinosi iz lične plate' },
  {
    ...publicRevenue,
    item: 'tax',
    code: '713113',
    purpose: 'Porez na lična primanja',
    municipality: 'worker',
    source: CODES,
  },
  {
    item: 'solidarity',
    code: '712173',
    purpose: 'Poseban doprinos za solidarnost',
    recipient: 'Fond solidarnosti za dijagnostiku i liječenje oboljenja djece u inostranstvu',
    place: 'Banja Luka',
    account: '5551000036647150',
    budgetOrg: '0000000',
    reference: 'none',
    municipality: 'employer',
    certainty: 'srednja',
    seen: '2022-08',
    source: 'https://radiobobar.com/donatorska-sredstva-mogu-se-uplatiti-na-jedan-od-tri-racuna/',
    doubts: [
      'Fond ima tri računa. Ostala dva su 5710100000258084 i 5620998143841328. Provjerite koji prima uplate za platu',
    ],
  },
  {
    ...publicRevenue,
    item: 'pio-fbih-resident',
    code: '712129',
    purpose: 'Doprinos za PIO',
    doubts: [ASK_OFFICE, ORGANISATION],
  },
  {
    ...publicRevenue,
    item: 'child-fbih-resident',
    code: '712169',
    purpose: 'Doprinos za dječju zaštitu',
    doubts: [ASK_OFFICE, ORGANISATION],
  },
  {
    ...publicRevenue,
    item: 'health-rs-resident',
    code: '712149',
    purpose: 'Doprinos za zdravstveno osiguranje',
    municipality: 'worker',
    doubts: [ASK_OFFICE, ORGANISATION],
  },
  {
    ...publicRevenue,
    item: 'employment-rs-resident',
    code: '712113',
    purpose: 'Doprinos za osiguranje od nezaposlenosti',
    municipality: 'worker',
    certainty: 'niska',
    doubts: [ASK_OFFICE, ORGANISATION],
    chooseCode: ['712113', '712159'],
  },
];
