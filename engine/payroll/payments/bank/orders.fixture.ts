import type { PaymentOrder } from '../../model/order.ts';

const common = {
  payer: 'PRIMJER D.O.O. SARAJEVO',
  payerPlace: 'Sarajevo',
  payerAccount: '3389990000000106',
  day: '2026-11-06',
  urgent: false,
  doubts: [],
};

const revenue = {
  taxpayer: '4200000000004',
  kind: '0',
  from: '2026-10-01',
  to: '2026-10-31',
  reference: '0000000010',
};

export const pensionOrder: PaymentOrder = {
  ...common,
  payee: 'Budžet Federacije BiH (Federalni zavod PIO/MIO)',
  payeePlace: 'Sarajevo',
  payeeAccount: '1020500000106698',
  purpose: 'Doprinos za PIO/MIO 10/2026',
  amount: 154_228,
  revenue: { ...revenue, code: '712112', municipality: '077', budgetOrg: '5102001' },
};

const taxOrder: PaymentOrder = {
  ...common,
  payee: 'Budžet Zeničko-dobojskog kantona',
  payeePlace: 'Zenica',
  payeeAccount: '1340100000001672',
  purpose: 'Porez na dohodak od nesamostalne djelatnosti 10/2026',
  amount: 19_500,
  revenue: { ...revenue, code: '716111', municipality: '103', budgetOrg: '0000000' },
};

export const payOrder: PaymentOrder = {
  ...common,
  payee: 'Radnik Treći',
  payeePlace: 'Zenica',
  payeeAccount: '1549990000001314',
  purpose: 'Plaća za 10/2026',
  obligation: 'payout',
  amount: 231_500,
};

/** The three orders of the example files. */
export const sampleOrders: readonly PaymentOrder[] = [pensionOrder, taxOrder, payOrder];
