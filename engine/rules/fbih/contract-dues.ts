import type { Dues, DuesOf, FilingForm } from '../../core/dues.ts';
import { lastOf } from '../../core/law.ts';
import { sifre_prihoda_ugovora } from '../../law/fbih/revenue-codes.ts';

const { pio, zdravstveno, porez, nesrece } = lastOf(sifre_prihoda_ugovora);

/** Codes of revenue (vrsta prihoda) under contracts: the last ones, because an order is written today for any month. */
export const CONTRACT_CODES = {
  pio: String(pio),
  zdravstveno: String(zdravstveno),
  porez: String(porez),
  nesrece: String(nesrece),
} as const;

const fees: Dues['orders'] = [
  {
    line: 'naknada_nesrece',
    item: 'disaster',
    code: CONTRACT_CODES.nesrece,
    purpose: 'Posebna naknada za zaštitu od nesreća',
    municipality: 'payer',
  },
  {
    line: 'naknada_voda',
    item: 'water',
    purpose: 'Opća vodna naknada',
    municipality: 'payer',
  },
];

const person = [
  { number: '7', title: 'JMB', fills: 'number' },
  { number: '8', title: 'Prezime i ime', fills: 'name' },
] as const;

const residentForm: FilingForm = {
  name: 'AUG-1031',
  title: 'Akontacija poreza po odbitku za povremene samostalne djelatnosti',
  source: 'https://paperzz.com/doc/5184048/aug-1031',
  columns: [
    ...person,
    { number: '9', title: 'Iznos prihoda', line: 'bruto' },
    { number: '10', title: 'Iznos rashoda', line: 'normirani_troskovi' },
    { number: '11', title: 'Iznos dohotka', line: 'dohodak' },
    { number: '12', title: 'Zdravstveno osiguranje', line: 'zdravstveno' },
    { number: '13', title: 'Osnovica za porez', line: 'osnovica' },
    { number: '14', title: 'Iznos poreza', line: 'porez' },
    { number: '15', title: 'PIO na teret isplatioca', line: 'pos_PIO' },
  ],
};

const nonResidentForm: FilingForm = {
  name: 'PDN-1033',
  title: 'Porez po odbitku nerezidenta',
  columns: [
    { title: 'Prezime i ime', fills: 'name' },
    { title: 'Država ili entitet prebivališta', fills: 'residence' },
    { title: 'Bruto naknada', line: 'bruto' },
    { title: 'Doprinosi', line: 'zdravstveno' },
    { title: 'Rashodi', line: 'normirani_troskovi' },
    { title: 'Osnovica za porez', line: 'osnovica' },
    { title: 'Porez', line: 'porez' },
    { title: 'Neto naknada', line: 'neto' },
  ],
};

const resident: Dues = {
  entity: 'fbih',
  payer: 'Općina isplatioca',
  payee: 'Općina prebivališta primaoca',
  orders: [
    {
      line: 'pos_PIO',
      item: 'pio',
      code: CONTRACT_CODES.pio,
      purpose: 'Doprinos za PIO/MIO po ugovoru',
      municipality: 'payer',
    },
    {
      line: 'zdravstveno_kanton',
      item: 'health-canton',
      code: CONTRACT_CODES.zdravstveno,
      purpose: 'Doprinos za zdravstveno po ugovoru',
      municipality: 'payee',
    },
    {
      line: 'zdravstveno_federacija',
      item: 'health-federal',
      code: CONTRACT_CODES.zdravstveno,
      purpose: 'Doprinos za zdravstveno po ugovoru, solidarnost',
      municipality: 'payer',
    },
    {
      line: 'porez',
      item: 'tax',
      code: CONTRACT_CODES.porez,
      purpose: 'Porez na dohodak po ugovoru',
      municipality: 'payee',
    },
    ...fees,
  ],
};

const nonResident: Dues = {
  entity: 'fbih',
  payer: 'Općina isplatioca',
  orders: [
    {
      line: 'porez',
      item: 'tax',
      code: CONTRACT_CODES.porez,
      purpose: 'Porez na dohodak nerezidenta',
      municipality: 'payer',
      doubt: 'šifra i općina su kao za ugovor rezidenta: provjerite ih',
    },
    ...fees,
  ],
  form: nonResidentForm,
};

/** How a contract with a natural person in the Federation is paid and filed: a resident on the given form. */
export const duesFiledOn =
  (form: FilingForm): DuesOf =>
  (isOn) =>
    isOn('nerezident') ? nonResident : { ...resident, form };

/** The same for a contract for work or an author, on AUG-1031. */
export const duesOf: DuesOf = duesFiledOn(residentForm);
