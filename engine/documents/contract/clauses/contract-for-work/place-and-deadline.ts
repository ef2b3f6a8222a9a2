import { clause, when } from '../../clause.ts';
import { ofDay, stated } from '../../wording.ts';

export const placeAndDeadline = clause('Mjesto i rok izvršenja', {}, ({ contract }) => [
  ...stated('Mjesto izvršenja posla', contract.workplace),
  ...when(
    contract.startDate !== null,
    `Izvršilac počinje obavljati posao dana ${ofDay(contract.startDate)}.`,
  ),
  ...stated('Rok izvršenja posla', contract.deadline),
]);
