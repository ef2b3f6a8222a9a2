import type { Dues, DuesOf } from '../../core/dues.ts';
import { CONTRACT_CODES } from '../../rules/fbih/contract-dues.ts';

const AS_CONTRACT = 'šifra je kao za ugovore s isplatiocem: provjerite je';

const dues: Dues = {
  entity: 'fbih',
  payer: 'Općina prebivališta',
  orders: [
    {
      line: 'zdravstveno_kanton',
      item: 'health-canton',
      code: CONTRACT_CODES.zdravstveno,
      purpose: 'Doprinos za zdravstveno, prihod iz inostranstva',
      municipality: 'payer',
      doubt: AS_CONTRACT,
    },
    {
      line: 'zdravstveno_federacija',
      item: 'health-federal',
      code: CONTRACT_CODES.zdravstveno,
      purpose: 'Doprinos za zdravstveno, solidarnost',
      municipality: 'payer',
      doubt: AS_CONTRACT,
    },
    {
      line: 'porez',
      item: 'tax',
      code: CONTRACT_CODES.porez,
      purpose: 'Porez na dohodak, prihod iz inostranstva',
      municipality: 'payer',
      doubt: AS_CONTRACT,
    },
  ],
  form: {
    name: 'AMS-1035',
    title: 'Akontacija poreza na prihod iz inostranstva',
    columns: [
      { title: 'Iznos prihoda', line: 'bruto' },
      { title: 'Normirani rashodi', line: 'normirani_troskovi' },
      { title: 'Iznos dohotka', line: 'dohodak' },
      { title: 'Zdravstveno osiguranje', line: 'zdravstveno' },
      { title: 'Osnovica za porez', line: 'osnovica' },
      { title: 'Obračunati porez', line: 'porez_obracunati' },
      { title: 'Porez plaćen u inostranstvu', line: 'porez_inostranstvo' },
      { title: 'Porez za uplatu', line: 'porez' },
    ],
  },
};

export const duesOf: DuesOf = () => dues;
