import type { Requirement } from '../requirement.ts';
import { EMPLOYMENT } from './category-id.ts';
import type { Facts } from './clause.ts';
import { type Contract, readContract } from './contract.ts';
import { isAsked } from './fields.ts';
import { contentOf } from './requirements/content.ts';
import { type Check, doubted } from './requirements/doubt.ts';
import {
  annualLeaveTooShort,
  employeeNoticeTooLong,
  employeeNoticeTooShort,
  employerNoticeTooShort,
  probationTooLong,
  temporaryWorkTooLong,
  weekTooLong,
} from './requirements/limits.ts';
import { belowMinimumWage } from './requirements/minimum-wage.ts';
import { authorIsFirm, jibMistyped, jmbgMistyped } from './requirements/parties.ts';
import { endBeforeStart, fixedTermTooLong } from './requirements/term.ts';

const OF_ANY: readonly Check[] = [jibMistyped, jmbgMistyped, authorIsFirm, temporaryWorkTooLong];

const OF_EMPLOYMENT: readonly Check[] = [
  endBeforeStart,
  fixedTermTooLong,
  probationTooLong,
  employeeNoticeTooShort,
  employerNoticeTooShort,
  employeeNoticeTooLong,
  annualLeaveTooShort,
  weekTooLong,
  belowMinimumWage,
];

/** The check list: what the law asks of this contract, met or not, then what looks wrong. It warns and never blocks. */
export function contractRequirements(typed: Contract, facts: Facts): readonly Requirement[] {
  const contract = readContract(typed);
  const checks = EMPLOYMENT.includes(contract.contractCategory) ? [...OF_ANY, ...OF_EMPLOYMENT] : OF_ANY;
  const doubts = checks
    .flatMap((check) => check(contract, facts) ?? [])
    .filter(({ polje }) => isAsked(polje, contract));
  return [...contentOf(contract), ...doubts.map((doubt) => doubted(contract, doubt))];
}
