import { inWordsOf } from '../../rules/entity-words.ts';
import { education } from '../../rules/salary/form/pay-fields.ts';
import type { ContractField, Stored } from './field.ts';
import { EMPLOYMENT, LAW_OF } from './field.ts';
import { pay } from './fields/pay.ts';
import { term, time } from './fields/term.ts';
import { work } from './fields/work.ts';

/** Obligations of the parties besides work and pay. */
const duties = {
  employerObligations: {
    kind: 'odlomak',
    label: 'Dodatne obaveze poslodavca',
    labels: {
      'contract-for-work': 'Dodatne obaveze naručioca',
      copyright: 'Dodatne obaveze naručioca',
      managerial: 'Dodatne obaveze društva',
    },
  },
  employeeObligations: {
    kind: 'odlomak',
    label: 'Dodatne obaveze radnika',
    labels: {
      'contract-for-work': 'Dodatne obaveze izvršioca',
      copyright: 'Dodatne obaveze autora',
      managerial: 'Dodatne obaveze menadžera',
      temporary: 'Dodatne obaveze izvršioca',
    },
  },
  delayPenalty: {
    kind: 'odlomak',
    label: 'Ugovorna kazna za zakašnjenje',
    example: '0,5 % naknade za svaki dan zakašnjenja, najviše 5 %',
    categories: ['contract-for-work'],
  },
  rulebookKnown: { kind: 'da_ne', label: 'Radnik je upoznat s pravilnikom o radu', categories: EMPLOYMENT },
  damage: { kind: 'da_ne', label: 'Naknada štete', categories: EMPLOYMENT },
  personalData: { kind: 'da_ne', label: 'Zaštita ličnih podataka' },
  bothSexes: { kind: 'da_ne', label: 'Izrazi se odnose na oba spola' },
  confidentiality: { kind: 'da_ne', label: 'Čuvanje poslovne tajne' },
  nonCompete: { kind: 'da_ne', label: 'Zabrana takmičenja', categories: [...EMPLOYMENT, 'managerial'] },
  nonCompeteMonths: {
    kind: 'cijeli',
    label: 'Zabrana nakon prestanka ugovora',
    unit: 'mjeseci',
    hint: 'Ako ne upišete, važi samo dok ugovor traje.',
    categories: [...EMPLOYMENT, 'managerial'],
    when: 'nonCompete',
  },
  nonCompeteCompensation: {
    kind: 'tekst',
    label: 'Naknada za vrijeme zabrane nakon prestanka',
    categories: [...EMPLOYMENT, 'managerial'],
    when: 'nonCompete',
  },
} as const satisfies Record<string, ContractField>;

/** Where, when and in how many copies it is signed. */
const conclusion = {
  conclusionPlace: { kind: 'tekst', label: 'Mjesto zaključenja', example: 'Sarajevo' },
  conclusionDate: { kind: 'datum', label: 'Dan zaključenja', hint: 'Ako ne upišete, uzima se današnji dan.' },
  copies: { kind: 'cijeli', label: 'Broj primjeraka', example: '4' },
} as const satisfies Record<string, ContractField>;

/** The paying party: poslodavac, naručilac or društvo. */
const firstParty = {
  employer: { kind: 'tekst', label: 'Naziv, odnosno ime i prezime' },
  employerGenitive: {
    kind: 'tekst',
    label: 'Naziv u rečenici „između …“',
    hint: 'Nazivi firmi se ne mijenjaju.',
  },
  employerJIB: { kind: 'tekst', label: 'JIB', example: '13 cifara' },
  employerAddress: { kind: 'tekst', label: 'Adresa firme' },
  employerRepresentative: { kind: 'tekst', label: 'Zastupnik (ime i prezime)' },
  employerRepresentativePosition: { kind: 'tekst', label: 'Funkcija zastupnika', example: 'direktor' },
} as const satisfies Record<string, ContractField>;

/** The working party: radnik, izvršilac, autor or menadžer. */
const secondParty = {
  employee: { kind: 'tekst', label: 'Ime i prezime' },
  employeeGenitive: {
    kind: 'tekst',
    label: 'Ime u rečenici „između …“ (npr. Ane Anić)',
    hint: 'Ako ne upišete, uzima se predloženi oblik.',
  },
  employeeJMBG: {
    kind: 'tekst',
    label: 'JMBG',
    example: '13 cifara',
    hint: 'Nije obavezan.',
  },
  employeeAddress: { kind: 'tekst', label: 'Adresa radnika' },
  qualification: {
    kind: 'tekst',
    label: 'Stručna sprema',
    example: 'SSS',
    categories: EMPLOYMENT,
  },
  occupation: { kind: 'tekst', label: 'Zvanje', example: 'ekonomski tehničar', categories: EMPLOYMENT },
  qualificationLevel: {
    kind: 'izbor',
    label: 'Stručna sprema koju posao traži',
    hint: 'Po njoj se u RS provjerava najniža plata. Ne ulazi u ugovor.',
    choices: [{ value: '', label: 'Nije izabrano' }, ...(education.strucna_sprema.choices ?? [])],
    categories: EMPLOYMENT,
    initial: '',
  },
} as const satisfies Record<string, ContractField>;

/** The kind of contract and its law. */
const subject = {
  contractCategory: {
    kind: 'izbor',
    label: 'Vrsta ugovora',
    choices: [
      { value: 'permanent', label: 'Ugovor o radu na neodređeno vrijeme' },
      { value: 'fixed-term', label: 'Ugovor o radu na određeno vrijeme' },
      { value: 'contract-for-work', label: 'Ugovor o djelu' },
      { value: 'copyright', label: 'Autorski ugovor' },
      { value: 'managerial', label: 'Menadžerski ugovor' },
      { value: 'temporary', label: 'Ugovor o privremenim i povremenim poslovima' },
    ],
    initial: 'permanent',
  },
  entity: {
    kind: 'izbor',
    label: 'Entitet',
    choices: [
      { value: 'FBIH', label: 'Federacija BiH' },
      { value: 'RS', label: 'Republika Srpska' },
    ],
    initial: 'FBIH',
  },
} as const satisfies Record<string, ContractField>;

/** All inputs of the generator. The form, the draft and the contract itself derive from it. */
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

/** The values of the text. A text may be empty and a figure or a day null: the contract then has an open line. */
export type Contract = { readonly [N in FieldName]: Stored<(typeof FIELDS)[N]> };

/** The values of the form: a figure or a day may also be an unparsed text, as typed. `onlyActive` keeps it out of the document. */
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

/** The form in the order of filling in. */
export const FIELD_GROUPS: readonly FieldGroup[] = [
  group('Ugovor', subject),
  group('Poslodavac, odnosno naručilac', firstParty),
  group('Radnik, odnosno izvršilac', secondParty),
  group('Posao', work),
  group('Trajanje', term),
  group('Radno vrijeme i odmor', time),
  group('Plata ili naknada', pay),
  group('Prava i obaveze', duties),
  group('Zaključenje ugovora', conclusion),
];

/** True when the contract of this category has the field and its switch, if any, is on. */
export function isActive(name: FieldName, contract: TypedContract): boolean {
  const field: ContractField = FIELDS[name];
  const switchedOn = field.when === undefined || contract[field.when as FieldName] === true;
  return switchedOn && (field.categories?.includes(contract.contractCategory) ?? true);
}

/** The essential terms of a contract. The law, an official form or a particular agreement adds the rest. */
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

/** The groups of essential terms, and those of additions; empty groups are omitted. */
export const activeGroups = (
  contract: TypedContract,
): Readonly<Record<'basic' | 'added', readonly FieldGroup[]>> => {
  const groupsOf = (isBasic: boolean) =>
    FIELD_GROUPS.map(({ title, fields }) => ({
      title: inWordsOf(LAW_OF[contract.entity], title),
      fields: fields.filter((name) => isActive(name, contract) && BASIC.has(name) === isBasic),
    })).filter(({ fields }) => fields.length > 0);
  return { basic: groupsOf(true), added: groupsOf(false) };
};

/** The label in the words of the contract's category and of its law. */
export function labelOf(name: FieldName, { contractCategory, entity }: TypedContract): string {
  const field: ContractField = FIELDS[name];
  return inWordsOf(LAW_OF[entity], field.labels?.[contractCategory] ?? field.label);
}
