import type { PublicAccount } from '../account.ts';
import { CANTONS } from './cantons.ts';

/** The newest list that was found; none of 2026. */
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
