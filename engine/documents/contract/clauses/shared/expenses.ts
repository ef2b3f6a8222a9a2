import { clause } from '../../clause.ts';
import { statedIfGiven } from '../../wording.ts';

export const expenses = clause('Troškovi i druga primanja', {}, ({ contract }) => [
  ...statedIfGiven('Naknada troškova', contract.travelExpenses),
  ...statedIfGiven('Druga primanja', contract.otherBenefits),
]);
