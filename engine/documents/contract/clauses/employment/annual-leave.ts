import { clause } from '../../clause.ts';
import { CONTENT } from '../../law/sources.ts';
import { counted, WORKING_DAYS } from '../../wording.ts';

export const annualLeave = clause('Godišnji odmor', CONTENT, ({ contract }) => [
  `Plaćeni godišnji odmor Radnika u kalendarskoj godini traje ${counted(contract.annualLeave, WORKING_DAYS)}.`,
  'Pravo na puni godišnji odmor, njegov raspored i srazmjerni dio određuju se prema Zakonu o radu.',
]);
