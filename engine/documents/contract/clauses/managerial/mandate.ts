import { clause } from '../../clause.ts';
import { ofDay, stated } from '../../wording.ts';

export const mandate = clause('Trajanje mandata', {}, ({ contract }) => [
  `Menadžer preuzima funkciju dana ${ofDay(contract.startDate)}.`,
  ...stated('Trajanje mandata', contract.deadline),
]);
