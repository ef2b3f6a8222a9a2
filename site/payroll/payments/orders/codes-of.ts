import type { PublicRevenue } from '@obracun/engine/payroll/model/order.ts';

/** The codes of an order of public revenue in the order of its slip: `712112, 077, 5102001, 0000000010`. */
export const codesOf = ({ code, municipality, budgetOrg, reference }: PublicRevenue): string =>
  [code, municipality, budgetOrg, reference].join(', ');
