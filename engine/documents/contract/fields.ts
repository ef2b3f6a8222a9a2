import type { ContractField, Held } from './field.ts';
import { firstParty, secondParty } from './fields/parties.ts';
import { pay } from './fields/pay.ts';
import { subject } from './fields/subject.ts';
import { term, time } from './fields/term.ts';
import { conclusion, duties } from './fields/terms.ts';
import { work } from './fields/work.ts';

/** Everything the generator asks for. The form, the draft and the contract itself are derived from it. */
export const FIELDS = {
  ...subject,
  ...firstParty,
  ...secondParty,
  ...work,
  ...term,
  ...time,
  ...pay,
  ...duties,
  ...conclusion,
} as const;

export type FieldName = keyof typeof FIELDS;

/** What a contract is written of. A text may be empty and a figure or a day null: the contract then leaves a line open. */
export type Contract = { readonly [N in FieldName]: Held<(typeof FIELDS)[N]> };

/** What the form holds: a figure or a day may also be a text that says none, as it was typed. `onlyAsked` leaves it out of what is written. */
export type TypedContract = {
  readonly [N in FieldName]: number extends Contract[N] ? Contract[N] | string : Contract[N];
};

export const FIELD_NAMES = Object.keys(FIELDS) as readonly FieldName[];

export interface FieldGroup {
  readonly title: string;
  readonly fields: readonly FieldName[];
}

const group = (title: string, fields: object): FieldGroup => ({
  title,
  fields: Object.keys(fields) as readonly FieldName[],
});

/** The form in the order it is filled in. */
export const FIELD_GROUPS: readonly FieldGroup[] = [
  group('Ugovor', subject),
  group('Poslodavac, odnosno naručilac', firstParty),
  group('Radnik, odnosno izvršilac', secondParty),
  group('Posao', work),
  group('Trajanje', term),
  group('Radno vrijeme i odmor', time),
  group('Plata, odnosno naknada', pay),
  group('Prava i obaveze', duties),
  group('Zaključenje ugovora', conclusion),
];

/** True when the contract of this category asks for the field and its switch, if it has one, is on. */
export function isAsked(name: FieldName, contract: TypedContract): boolean {
  const field: ContractField = FIELDS[name];
  const switchedOn = field.when === undefined || contract[field.when as FieldName] === true;
  return switchedOn && (field.categories?.includes(contract.contractCategory) ?? true);
}

/** What a contract is agreed by. All else is added to it by the law, an official form or a particular agreement. */
const BASIC: ReadonlySet<FieldName> = new Set([
  'contractCategory',
  'entity',
  'employer',
  'employerJIB',
  'employerAddress',
  'employee',
  'employeeJMBG',
  'employeeAddress',
  'jobTitle',
  'workplace',
  'rights',
  'startDate',
  'endDate',
  'deadline',
  'workDays',
  'probation',
  'probationPeriod',
  'noticePeriod',
  'overtimePolicy',
  'annualLeave',
  'salary',
  'salaryType',
  'salaryPeriod',
  'travelExpenses',
  'employerObligations',
  'employeeObligations',
  'conclusionPlace',
]);

/** The groups with what this contract is agreed by, and those with what is added to it; a group without a field is left out. */
export const askedGroups = (
  contract: TypedContract,
): Readonly<Record<'basic' | 'added', readonly FieldGroup[]>> => {
  const groupsOf = (isBasic: boolean) =>
    FIELD_GROUPS.map(({ title, fields }) => ({
      title,
      fields: fields.filter((name) => isAsked(name, contract) && BASIC.has(name) === isBasic),
    })).filter(({ fields }) => fields.length > 0);
  return { basic: groupsOf(true), added: groupsOf(false) };
};

/** The label in the words of the contract's category. */
export function labelOf(name: FieldName, { contractCategory }: TypedContract): string {
  const field: ContractField = FIELDS[name];
  return field.labels?.[contractCategory] ?? field.label;
}
