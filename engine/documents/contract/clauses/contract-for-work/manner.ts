import { clause } from '../../clause.ts';
import { CONTRACT_FOR_WORK } from '../../law/sources.ts';
import { statedIfGiven } from '../../wording.ts';

export const manner = clause('Način izvršenja', CONTRACT_FOR_WORK, ({ contract }) => [
  ...statedIfGiven('Način izvršenja posla', contract.workManner),
  'Izvršilac sam organizuje svoj rad i odgovara za kvalitet izvršenog posla.',
  'Naručilac može nadzirati obavljanje posla i davati uputstva kada to odgovara prirodi posla, a Izvršilac mu to omogućava.',
]);
