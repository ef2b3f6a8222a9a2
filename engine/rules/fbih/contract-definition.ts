import { group, switchField } from '../../core/field.ts';
import { contractForm, paymentDay, paymentDayGroup } from '../contract/form.ts';

const residence = {
  nerezident: switchField({
    label: 'Primalac nije rezident Federacije',
    invalid: 'Nerezident može biti samo da ili ne.',
    hint: {
      text: 'Živi u RS, Brčkom ili inostranstvu. Plaća se samo porez od cijele naknade, obrazac PDN-1033.',
    },
  }),
} as const;

export const contractFields = { ...residence, ...paymentDay } as const;

/** The form of a contract with a natural person in the Federation. */
export const fbihContractForm = {
  ...contractForm,
  entity: 'fbih',
  fields: contractFields,
  groups: [group('Naknada', residence, { holdsBasis: true }), paymentDayGroup],
} as const;
