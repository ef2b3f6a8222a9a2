import { clause, when } from '../../clause.ts';
import { ofDay, stated } from '../../wording.ts';

export const delivery = clause('Predaja i prihvatanje djela', {}, ({ contract }) => [
  ...when(contract.startDate !== null, `Autor počinje izradu djela dana ${ofDay(contract.startDate)}.`),
  ...stated('Rok predaje djela', contract.deadline),
  ...stated('Mjesto i oblik predaje djela', contract.workplace),
  'Naručilac u primjerenom roku po predaji prihvata djelo ili Autoru dostavlja pisane primjedbe, po kojima Autor djelo dorađuje.',
]);
