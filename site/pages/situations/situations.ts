import { businessForm, freelancer } from './business.ts';
import { maternity, sickness } from './family.ts';
import type { Situation } from './situation.ts';
import { dismissal, firstJob, raise, retirement } from './work.ts';

/** Every situation, in the order of a life. */
export const situations: readonly Situation[] = [
  firstJob,
  raise,
  sickness,
  maternity,
  dismissal,
  retirement,
  freelancer,
  businessForm,
];
