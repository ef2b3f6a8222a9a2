import type { ContractField } from '../field.ts';

/** Which contract, under whose law. */
export const subject = {
  contractCategory: {
    vrsta: 'izbor',
    naziv: 'Vrsta ugovora',
    izbori: [
      { vrijednost: 'permanent', naziv: 'Ugovor o radu na neodređeno vrijeme' },
      { vrijednost: 'fixed-term', naziv: 'Ugovor o radu na određeno vrijeme' },
      { vrijednost: 'contract-for-work', naziv: 'Ugovor o djelu' },
      { vrijednost: 'copyright', naziv: 'Autorski ugovor' },
      { vrijednost: 'managerial', naziv: 'Menadžerski ugovor' },
      { vrijednost: 'temporary', naziv: 'Ugovor o privremenim i povremenim poslovima' },
    ],
    pocetno: 'permanent',
  },
  entity: {
    vrsta: 'izbor',
    naziv: 'Entitet čiji se propisi primjenjuju',
    izbori: [
      { vrijednost: 'FBIH', naziv: 'Federacija BiH' },
      { vrijednost: 'RS', naziv: 'Republika Srpska' },
    ],
    pocetno: 'FBIH',
  },
} as const satisfies Record<string, ContractField>;
