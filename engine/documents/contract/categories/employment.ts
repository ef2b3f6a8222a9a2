import type { Entity } from '../category-id.ts';
import type { Clause } from '../clause.ts';
import { annualLeave } from '../clauses/employment/annual-leave.ts';
import { benefits } from '../clauses/employment/benefits.ts';
import { employeeDuties, employerDuties } from '../clauses/employment/duties.ts';
import { governingLaw } from '../clauses/employment/governing-law.ts';
import { job } from '../clauses/employment/job.ts';
import { overtime } from '../clauses/employment/overtime.ts';
import { pay } from '../clauses/employment/pay.ts';
import { payCompensation } from '../clauses/employment/pay-compensation.ts';
import { placeOfWork } from '../clauses/employment/place-of-work.ts';
import { probation } from '../clauses/employment/probation.ts';
import { specialConditions } from '../clauses/employment/special-conditions.ts';
import { termination } from '../clauses/employment/termination.ts';
import { workingTime } from '../clauses/employment/working-time.ts';
import { confidentiality } from '../clauses/shared/confidentiality.ts';
import { disputes } from '../clauses/shared/disputes.ts';
import { finalProvisions } from '../clauses/shared/final-provisions.ts';
import { nonCompete } from '../clauses/shared/non-compete.ts';
import { LABOUR, ofAct } from '../law/acts.ts';

/** The article on concluding the contract: 33 as the official forms cite it, 24 in the Federation. */
export const employmentBasis = (entity: Entity): string =>
  `člana ${entity === 'RS' ? '33' : '24'}. ${ofAct(LABOUR[entity])}`;

/** What both contracts of employment say after the article that founds it. */
export const employmentClauses: readonly Clause[] = [
  job,
  placeOfWork,
  specialConditions,
  probation,
  workingTime,
  overtime,
  pay,
  payCompensation,
  benefits,
  annualLeave,
  employerDuties,
  employeeDuties,
  confidentiality,
  nonCompete,
  termination,
  governingLaw,
  disputes,
  finalProvisions,
];
