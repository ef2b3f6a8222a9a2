import { mulDiv } from '../../../core/numbers/money.ts';
import { readContract } from '../../../documents/contract/contract.ts';
import type { Contract } from '../../../documents/contract/fields.ts';
import { POSLODAVAC, RADNIK } from '../../../documents/contract/texts/clause.ts';
import type { Parties } from '../../../documents/contract/texts/parties.ts';
import type { Firm } from '../../model/firm.ts';
import type { PayrollEntity } from '../../model/place.ts';
import { newFirm } from '../../model/reading/firm.ts';
import { newWorker, type Worker } from '../../model/worker.ts';
import type { Act } from './act-form.ts';

export const entityOf = ({ entity }: Act): PayrollEntity => entity as PayrollEntity;

/** `plaća` in the Federation, `plata` elsewhere. */
export const payWord = (act: Act): 'plaća' | 'plata' => (act.entity === 'fbih' ? 'plaća' : 'plata');

/** The employer as the papers of `/plate` have it. */
export const firmOf = (act: Act): Firm => ({
  ...newFirm('', entityOf(act)),
  name: act.employer,
  jib: act.employerJIB,
  address: act.employerAddress,
});

const WORK_DAYS_A_WEEK = 5;
const HUNDREDTHS_OF_HOUR = 100;

/** The worker as the papers of `/plate` have it; a full week is not stated in hours. */
export const workerOf = (act: Act, fullWeek: number): Worker => ({
  ...newWorker('', ''),
  lastName: act.employee,
  jmbg: act.employeeJMBG,
  address: act.employeeAddress,
  position: act.jobTitle,
  ...(act.startDate && { employedFrom: act.startDate }),
  ...(act.employedTo && { employedTo: act.employedTo }),
  ...(act.weeklyHours !== null &&
    act.weeklyHours < fullWeek && {
      dailyHours: mulDiv(act.weeklyHours, HUNDREDTHS_OF_HOUR, WORK_DAYS_A_WEEK),
    }),
});

/** The parties as a contract of employment writes them. */
export const partiesOf = (act: Act): Parties => ({
  roles: { employer: POSLODAVAC, employee: RADNIK },
  contract: {
    ...(readContract(null) as Contract),
    employer: act.employer,
    employerJIB: act.employerJIB,
    employerAddress: act.employerAddress,
    employerRepresentative: act.employerRepresentative,
    employerRepresentativePosition: act.employerRepresentativePosition,
    employee: act.employee,
    employeeGenitive: act.employeeGenitive,
    employeeJMBG: act.employeeJMBG,
    employeeAddress: act.employeeAddress,
  },
});
