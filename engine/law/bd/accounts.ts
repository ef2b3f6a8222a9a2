import type { PublicAccount } from '../account.ts';

const ofDistrict = {
  place: 'Brčko',
  budgetOrg: '0000000',
  reference: 'none',
  municipality: 'worker',
  certainty: 'niska',
  seen: null,
  source: 'jedan javni program',
  doubts: ['račun je iz javnog programa: provjerite ga u Poreskoj upravi Distrikta'],
} as const satisfies Partial<PublicAccount>;

const FEDERAL_PENSION = 'račun je s liste Porezne uprave FBiH: provjerite opštinu na nalogu';
const SRPSKA_PENSION =
  'šifra može biti i 712199: provjerite s poreskom upravom. Mjesto uplate je Distrikt (Zakon o doprinosima RS čl. 26 st. 3)';

/** Accounts to which a payer of the District pays, as far as they are known. */
export const accounts: readonly PublicAccount[] = [
  {
    ...ofDistrict,
    item: 'health',
    code: '712111',
    purpose: 'Doprinos za zdravstveno osiguranje',
    recipient: 'Fond zdravstvenog osiguranja Brčko distrikta',
    account: '3383702261303269',
  },
  {
    ...ofDistrict,
    item: 'employment',
    code: '712113',
    purpose: 'Doprinos za osiguranje od nezaposlenosti',
    recipient: 'Zavod za zapošljavanje Brčko distrikta',
    account: '1990550021351975',
  },
  {
    ...ofDistrict,
    item: 'tax',
    code: '713111',
    purpose: 'Porez na dohodak',
    recipient: 'Budžet Brčko distrikta',
    account: '1401010310000878',
  },
  {
    ...ofDistrict,
    item: 'pio-fbih-fund',
    code: '712112',
    purpose: 'Doprinos za PIO/MIO',
    recipient: 'Budžet Federacije BiH (Federalni zavod PIO/MIO)',
    place: 'Sarajevo',
    account: '1020500000106698',
    budgetOrg: '5102001',
    municipality: 'district',
    certainty: 'srednja',
    seen: '2025-09',
    source: 'https://www.pufbih.ba/servisi-za-obveznike/uplatni-racuni',
    doubts: [FEDERAL_PENSION],
  },
  {
    ...ofDistrict,
    item: 'pio-rs-fund',
    code: '712129',
    purpose: 'Doprinos za PIO',
    recipient: 'Javni prihodi Republike Srpske',
    place: 'Banja Luka',
    account: '5620990000055687',
    budgetOrg: '9999999',
    municipality: 'district',
    seen: '2026-08',
    source: 'javni program',
    doubts: [SRPSKA_PENSION],
  },
  {
    ...ofDistrict,
    item: 'water',
    code: null,
    purpose: 'Naknada za vode',
    recipient: 'nepoznato',
    account: null,
    municipality: 'district',
    source: 'bez šifre i računa',
    doubts: [],
  },
];
