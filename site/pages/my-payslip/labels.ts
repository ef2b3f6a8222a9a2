import type { MyPart, MyPayslip } from '@obracun/engine/payroll/papers/payslip/my-payslip.ts';

const LABELS: Readonly<Record<MyPart, string>> = {
  paid: 'Vama',
  withheld: 'Vaše obustave',
  pension: 'Penzija (PIO)',
  health: 'Zdravstvo',
  other: 'Nezaposlenost',
  tax: 'Porez',
  solidarity: 'Solidarnost',
  levies: 'Ostale naknade',
};

/** The name of a part of a wage. Only Republika Srpska has a contribution for child protection. */
export const labelOf = (entity: MyPayslip['entity'], name: MyPart): string =>
  name === 'other' && entity === 'rs' ? 'Nezaposlenost i dječija zaštita' : LABELS[name];
