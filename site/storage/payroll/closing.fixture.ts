import { newMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import type { SettledWage } from '@obracun/engine/payroll/model/wage.ts';
import { firm, of, worker } from './stored.fixture.ts';

const nothing = { from: 0, on: 0 };
const wage: SettledWage = {
  worker,
  entity: 'rs',
  call: '/obracun-plata',
  request: {},
  answer: { neto_plata: 1000 },
  figures: {
    gross: 0,
    inKind: 0,
    base: 0,
    pension: nothing,
    health: nothing,
    unemployment: nothing,
    child: nothing,
    allowance: 0,
    coefficient: 0,
    taxBase: 0,
    tax: 0,
    net: 0,
    solidarity: 0,
    water: 0,
    disaster: 0,
    disability: 0,
    untaxed: 0,
    cost: 0,
    fundHours: 0,
    sickHours: 0,
  },
  withheld: ['k', 's'].map((standing) => ({
    name: standing,
    creditor: '',
    account: '',
    reference: '',
    amount: 300,
    standing,
  })),
  leftOut: [],
  payout: 0,
};

/** October of one worker, with deductions for two debts. */
export const closing = {
  ...of,
  closedOn: '2026-11-05',
  law: '2026-11-01',
  settled: { firm, month: newMonth('f', 2026, 10), wages: [wage] },
  orders: [],
  skipped: [],
  forms: [{ name: 'mip-1023.xml', text: '<a/>' }],
};
