import { type Requirement, wanted } from '../../requirement.ts';
import { oneLine } from '../../typed-text.ts';
import { type CategoryId, EMPLOYMENT } from '../field.ts';
import { type Contract, type FieldName, labelOf } from '../fields.ts';
import { isFirm } from '../texts/parties.ts';

type Holds = (contract: Contract) => boolean;

const inCategories =
  (...categories: readonly CategoryId[]): Holds =>
  ({ contractCategory }) =>
    categories.includes(contractCategory);

const always: Holds = () => true;
const isEmployment = inCategories(...EMPLOYMENT);
const isOther: Holds = (contract) => !isEmployment(contract);
const isRemote: Holds = ({ remoteWork }) => remoteWork;

/** Fields with an open line in the text while they are empty, each with its contracts. The legal requirements are in `content.ts`. */
const OPEN_LINES: Partial<Readonly<Record<FieldName, Holds>>> = {
  employerAddress: isOther,
  employerRepresentative: (contract) =>
    isFirm(contract) && oneLine(contract.employerRepresentativePosition) === '',
  employeeAddress: isOther,
  occupation: (contract) =>
    isEmployment(contract) && contract.entity === 'RS' && oneLine(contract.qualification) === '',
  jobDescription: inCategories('managerial'),
  workplace: isOther,
  startDate: inCategories('managerial', 'temporary'),
  deadline: inCategories('contract-for-work', 'copyright'),
  workDays: inCategories('temporary'),
  remotePlace: isRemote,
  remoteOversight: isRemote,
  remoteEquipment: isRemote,
  remoteCosts: isRemote,
  rightsTerritory: inCategories('copyright'),
  rightsDuration: inCategories('copyright'),
  probationPeriod: ({ probation }) => probation,
  payDay: isOther,
  nonCompeteCompensation: ({ nonCompete, nonCompeteMonths }) => nonCompete && nonCompeteMonths !== null,
  noticePeriod: ({ contractCategory, entity, employeeNoticePeriod }) =>
    contractCategory === 'fixed-term' && entity === 'RS' && employeeNoticePeriod !== null,
  conclusionPlace: always,
  copies: always,
};

/** The other fields that print as `____` when empty: filled or not. */
export const openLinesOf = (contract: Contract): readonly Requirement[] =>
  (Object.keys(OPEN_LINES) as readonly FieldName[])
    .filter((name) => OPEN_LINES[name]?.(contract))
    .map((name) => wanted(name, labelOf(name, contract), isGiven(contract, name)));

/** A text of spaces is empty. */
export function isGiven(contract: Contract, name: FieldName): boolean {
  const value = contract[name];
  return typeof value === 'string' ? oneLine(value) !== '' : value !== null;
}
