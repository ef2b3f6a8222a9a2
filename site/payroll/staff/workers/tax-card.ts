import { amountField, coefficientField } from '@obracun/engine/core/field.ts';
import { boundsOf } from '@obracun/engine/core/schema.ts';
import { coefficient, dependants } from '@obracun/engine/rules/salary/form/tax-card-fields.ts';

const MOST = {
  coefficient: boundsOf(coefficient.koeficijent).most,
  dependants: boundsOf(dependants.izdrzavani).most,
} as const;

/** Coefficient of the tax card of the Federation, up to the limit of the request. */
export const COEFFICIENT = coefficientField({
  label: 'Koeficijent iz porezne kartice',
  invalid: `Upišite koeficijent do ${MOST.coefficient}, npr. 1,5.`,
  max: MOST.coefficient,
});

/** Dependants on the tax cards of other entities. */
export const DEPENDANTS = coefficientField({
  label: 'Izdržavani članovi iz poreske kartice',
  invalid: `Upišite broj do ${MOST.dependants}, npr. 1,5 kad se dijete dijeli.`,
  max: MOST.dependants,
});

/** Base reductions other than for dependants. */
export const REDUCTION = amountField({
  label: 'Druga umanjenja iz poreske kartice',
  invalid: 'Upišite iznos, npr. 100,00.',
});
