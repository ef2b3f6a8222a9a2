import { clause } from '../../clause.ts';
import { CONTENT } from '../../law/sources.ts';
import { counted, HOURS, stated } from '../../wording.ts';

export const workingTime = clause('Radno vrijeme', CONTENT, ({ contract }) => [
  `Radno vrijeme Radnika iznosi ${counted(contract.weeklyHours, HOURS)} sedmično.`,
  ...stated('Raspored radnog vremena', contract.workSchedule),
  'Radnik ima pravo na odmor u toku rada, dnevni i sedmični odmor, u skladu sa Zakonom o radu.',
]);
