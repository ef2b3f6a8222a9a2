import type { ContractField } from '../field.ts';

/** Which contract, under whose law. */
export const subject = {
  contractCategory: {
    kind: 'izbor',
    label: 'Vrsta ugovora',
    choices: [
      { value: 'permanent', label: 'Ugovor o radu na neodređeno vrijeme' },
      { value: 'fixed-term', label: 'Ugovor o radu na određeno vrijeme' },
      { value: 'contract-for-work', label: 'Ugovor o djelu' },
      { value: 'copyright', label: 'Autorski ugovor' },
      { value: 'managerial', label: 'Menadžerski ugovor' },
      { value: 'temporary', label: 'Ugovor o privremenim i povremenim poslovima' },
    ],
    initial: 'permanent',
  },
  entity: {
    kind: 'izbor',
    label: 'Entitet čiji se propisi primjenjuju',
    choices: [
      { value: 'FBIH', label: 'Federacija BiH' },
      { value: 'RS', label: 'Republika Srpska' },
    ],
    initial: 'FBIH',
  },
} as const satisfies Record<string, ContractField>;
