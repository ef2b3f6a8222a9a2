import { formatMoney } from '@obracun/engine/kernel/figures/format.ts';
import type { SettledWage } from '@obracun/engine/payroll/model/wage.ts';
import { enforcedWarnings } from '@obracun/engine/payroll/settle/enforced.ts';

/** What is to be known of a wage's deductions: what did not fit into it, and what a court ordered beyond the limit of the law. */
export const deductionNotes = (wage: SettledWage): readonly string[] => [
  ...leftOutOf(wage),
  ...enforcedWarnings(wage).map(({ poruka, izvor }) => (izvor === null ? poruka : `${poruka} ${izvor}.`)),
];

function leftOutOf({ leftOut }: SettledWage): readonly string[] {
  if (leftOut.length === 0) return [];
  const named = leftOut.map(({ name, amount }) => `${name} ${formatMoney(amount)}`).join(', ');
  return [`Ne stane u platu i nije obustavljeno: ${named}.`];
}
