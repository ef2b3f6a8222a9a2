import type { Canton, PublicAccount } from '../account.ts';

/** A canton, and its accounts of public revenue in the list of the tax administration. */
interface CantonAccounts {
  readonly canton: Canton;
  readonly name: string;
  readonly seat: string;
  /** Its name in the names of recipients. */
  readonly genitive: string;
  readonly health: string;
  readonly employment: string;
  /** Account of the budget: tax, water and disaster fees. */
  readonly budget: string;
  readonly healthDoubt?: string;
  readonly employmentDoubt?: string;
}

// biome-ignore format: one row a canton
export const CANTONS: readonly CantonAccounts[] = [
  { canton: 'USK', name: 'Unsko-sanski kanton', seat: 'Bihać', genitive: 'Unsko-sanskog kantona', health: '3385002275166153', employment: '3380002210012958', budget: '3380002210005877' },
  { canton: 'POS', name: 'Posavski kanton', seat: 'Orašje', genitive: 'Posavskog kantona', health: '1610800002640020', employment: '3060420000958697', budget: '3380002210457121' },
  { canton: 'TUZ', name: 'Tuzlanski kanton', seat: 'Tuzla', genitive: 'Tuzlanskog kantona', health: '3384402212469166', employment: '1321000311020032', budget: '1321000256000080' },
  { canton: 'ZDK', name: 'Zeničko-dobojski kanton', seat: 'Zenica', genitive: 'Zeničko-dobojskog kantona', health: '1340100000002157', employment: '1340100000107596', budget: '1340100000001672' },
  { canton: 'BPK', name: 'Bosansko-podrinjski kanton', seat: 'Goražde', genitive: 'Bosansko-podrinjskog kantona Goražde', health: '1346201008266897', employment: '1011400000463822', budget: '1011400078226394' },
  { canton: 'SBK', name: 'Srednjobosanski kanton', seat: 'Travnik', genitive: 'Srednjobosanskog kantona', health: '1344811008243153', employment: '3380002210028187', budget: '1341130360000194', employmentDoubt: 'program iz 8/2026. navodi račun 1549212026373354, možda noviji: pitajte službu prije plaćanja' },
  { canton: 'HNK', name: 'Hercegovačko-neretvanski kanton', seat: 'Mostar', genitive: 'Hercegovačko-neretvanskog kantona', health: '5550900069475156', employment: '1610200013800191', budget: '1342090360000146', healthDoubt: 'stariji program navodi račun 5550000004873298' },
  { canton: 'ZHK', name: 'Zapadnohercegovački kanton', seat: 'Široki Brijeg', genitive: 'Zapadnohercegovačkog kantona', health: '1028740000000362', employment: '3380002200010221', budget: '3380002200004013', healthDoubt: 'stariji program navodi račun 3060030000648268' },
  { canton: 'KS', name: 'Kanton Sarajevo', seat: 'Sarajevo', genitive: 'Kantona Sarajevo', health: '1549212014617245', employment: '1549212010171056', budget: '1411965320008475' },
  { canton: 'K10', name: 'Kanton 10 (Hercegbosanski / Livanjski)', seat: 'Livno', genitive: 'Kantona 10', health: '1549212004824610', employment: '3380002200034471', budget: '1610200033560061' },
];

/** The newest list found; there is none of 2026. */
const listed = {
  place: 'Sarajevo',
  budgetOrg: '0000000',
  reference: 'month',
  municipality: 'employer',
  certainty: 'visoka',
  seen: '2025-09',
  source: 'https://www.pufbih.ba/servisi-za-obveznike/uplatni-racuni',
  doubts: [],
} as const satisfies Partial<PublicAccount>;

const BUDGET_RECIPIENT = 'račun je s liste Porezne uprave, primalac iz dva javna programa';

const ofFederation: readonly PublicAccount[] = [
  {
    ...listed,
    item: 'pio',
    code: '712112',
    purpose: 'Doprinos za PIO/MIO',
    recipient: 'Budžet Federacije BiH (Federalni zavod PIO/MIO)',
    account: '1020500000106698',
    budgetOrg: '5102001',
  },
  {
    ...listed,
    item: 'health-federal',
    code: '712111',
    purpose: 'Doprinos za zdravstveno osiguranje, solidarnost',
    recipient: 'Zavod zdravstvenog osiguranja i reosiguranja FBiH',
    account: '1020500000064018',
  },
  {
    ...listed,
    item: 'employment-federal',
    code: '712113',
    purpose: 'Doprinos za osiguranje od nezaposlenosti, Federacija',
    recipient: 'Federalni zavod za zapošljavanje',
    account: '1610000028570003',
  },
  {
    ...listed,
    item: 'osi',
    code: '722569',
    purpose: 'Novčana naknada za zapošljavanje osoba s invaliditetom',
    recipient: 'Fond za profesionalnu rehabilitaciju i zapošljavanje osoba s invaliditetom',
    account: '1344701000753837',
  },
];

const certaintyWith = (doubt: string | undefined) =>
  doubt === undefined ? {} : ({ certainty: 'srednja', doubts: [doubt] } as const);

const ofCantons: readonly PublicAccount[] = CANTONS.flatMap((one): PublicAccount[] => {
  const there = { ...listed, canton: one.canton, place: one.seat };
  const budget = { ...there, recipient: `Budžet ${one.genitive}`, account: one.budget };
  const fee = { ...budget, certainty: 'srednja', doubts: [BUDGET_RECIPIENT] } as const;
  return [
    {
      ...there,
      item: 'health-canton',
      code: '712111',
      purpose: 'Doprinos za zdravstveno osiguranje',
      recipient: `Zavod zdravstvenog osiguranja ${one.genitive}`,
      account: one.health,
      municipality: 'worker',
      ...certaintyWith(one.healthDoubt),
    },
    {
      ...there,
      item: 'employment-canton',
      code: '712113',
      purpose: 'Doprinos za osiguranje od nezaposlenosti',
      recipient: `Služba za zapošljavanje ${one.genitive}`,
      account: one.employment,
      municipality: 'worker',
      ...certaintyWith(one.employmentDoubt),
    },
    {
      ...budget,
      item: 'tax',
      code: '716111',
      purpose: 'Porez na dohodak od nesamostalne djelatnosti',
      municipality: 'worker',
    },
    { ...fee, item: 'water', code: '722529', purpose: 'Opća vodna naknada' },
    {
      ...fee,
      item: 'disaster',
      code: '722581',
      purpose: 'Posebna naknada za zaštitu od prirodnih i drugih nesreća',
    },
  ];
});

/** Accounts of public revenue in the Federation. */
export const accounts: readonly PublicAccount[] = [...ofFederation, ...ofCantons];
