import { onlyActive } from '../../../documents/contract/contract.ts';
import { EMPLOYMENT, LAW_OF } from '../../../documents/contract/field.ts';
import type { TypedContract } from '../../../documents/contract/fields.ts';
import { type AnyValues, readValues } from '../../../documents/forms/form-field.ts';
import { type ActKind, actFields } from './act-form.ts';

/** True for a contract of employment: acts of an employment are made of these. */
export const isOfEmployment = ({ contractCategory }: TypedContract): boolean =>
  EMPLOYMENT.includes(contractCategory);

/** The term an employee or employer agreed on; null when none is typed. */
const noticeOf = (
  { noticePeriod, employeeNoticePeriod }: ReturnType<typeof onlyActive>,
  act: ActKind,
): number | null => (act === 'worker-notice' ? (employeeNoticePeriod ?? noticePeriod) : noticePeriod);

/** An act with what a contract says: its parties, post, days, hours, term of notice and leave. */
export function actFromContract(typed: TypedContract, act: ActKind): AnyValues {
  const contract = onlyActive(typed);
  return readValues(actFields, {
    act,
    entity: LAW_OF[contract.entity],
    employer: contract.employer,
    employerJIB: contract.employerJIB,
    employerAddress: contract.employerAddress,
    employerRepresentative: contract.employerRepresentative,
    employerRepresentativePosition: contract.employerRepresentativePosition,
    employee: contract.employee,
    employeeGenitive: contract.employeeGenitive,
    employeeJMBG: contract.employeeJMBG,
    employeeAddress: contract.employeeAddress,
    jobTitle: contract.jobTitle,
    contractDay: contract.conclusionDate ?? '',
    startDate: contract.startDate ?? '',
    employedTo: contract.endDate ?? '',
    weeklyHours: contract.weeklyHours,
    lastDay: act === 'employer-notice' ? (contract.endDate ?? '') : '',
    noticeDays: noticeOf(contract, act),
    baseDays: contract.annualLeave,
    place: contract.conclusionPlace,
    copies: contract.copies,
    signer: contract.employerRepresentative,
  });
}
