import type { Paragraph, Run, Signatures } from '../../blocks.ts';
import { genitive } from '../../genitive/genitive.ts';
import { isCompany } from '../../genitive/person.ts';
import { BLANK, given, oneLine } from '../../typed-text.ts';
import { EMPLOYMENT } from '../field.ts';
import type { Contract } from '../fields.ts';
import type { ClauseContext } from './clause.ts';

/** The contract and the names of its parties. */
export type Parties = Pick<ClauseContext, 'contract' | 'roles'>;

/** A firm has a JIB or a name of a firm; an open line counts as a firm too. */
export const isFirm = ({ employer, employerJIB }: Contract): boolean =>
  oneLine(employer) === '' || oneLine(employerJIB) !== '' || isCompany(oneLine(employer));

/** The default genitives of the contract; empty without a name. */
export const proposedGenitive = {
  employer: (contract: Contract): string =>
    isFirm(contract) ? oneLine(contract.employer) : genitive(oneLine(contract.employer)),
  employee: ({ employee }: Contract): string => genitive(oneLine(employee)),
};

/** `1. Alfa d.o.o., sa sjedištem na adresi …, koju zastupa … (u daljem tekstu: Poslodavac), i` */
export function employerParagraph({ contract, roles }: Parties): Paragraph {
  const facts = [
    `${isFirm(contract) ? 'sa sjedištem' : 'sa prebivalištem'} na adresi: ${given(contract.employerAddress)}`,
    ...ifGiven('JIB', contract.employerJIB),
    ...representation(contract),
  ];
  const name = oneLine(contract.employerGenitive) || proposedGenitive.employer(contract);
  return party('1.', name, facts, `${roles.employer.nominative}), i`);
}

/** `2. Amre Hadžić, sa prebivalištem na adresi … (u daljem tekstu: Radnik).` */
export function employeeParagraph({ contract, roles }: Parties): Paragraph {
  const facts = [
    `sa prebivalištem, odnosno boravištem na adresi: ${given(contract.employeeAddress)}`,
    ...ifGiven('JMBG', contract.employeeJMBG),
    ...schooling(contract),
  ];
  const name = oneLine(contract.employeeGenitive) || proposedGenitive.employee(contract);
  return party('2.', name, facts, `${roles.employee.nominative}).`);
}

type Party = Signatures['parties'][number];

/** `Za Poslodavca: ime, funkcija — M.P.`; an employer who is a person has no seal, and signs alone without a representative. */
export function employerSigns({ contract, roles }: Parties): Party {
  const signs = representative(contract);
  if (isFirm(contract)) return { role: `Za ${roles.employer.accusative}`, name: `${signs || BLANK} — M.P.` };
  return signs === ''
    ? { role: roles.employer.nominative, name: given(contract.employer) }
    : { role: `Za ${roles.employer.accusative}`, name: signs };
}

export const employeeSigns = ({ contract, roles }: Parties): Party => ({
  role: roles.employee.nominative,
  name: given(contract.employee),
});

/** `Amir Begić, direktor`, under a signature. */
const representative = ({ employerRepresentative, employerRepresentativePosition }: Contract): string =>
  [employerRepresentative, employerRepresentativePosition].map(oneLine).filter(Boolean).join(', ');

/** `koju zastupa direktor Amir Begić` */
function representation(contract: Contract): readonly string[] {
  const { employerRepresentative, employerRepresentativePosition } = contract;
  const who = [employerRepresentativePosition, employerRepresentative].map(oneLine).filter(Boolean).join(' ');
  if (isFirm(contract)) return [`koju zastupa ${who || BLANK}`];
  return who === '' ? [] : [`koga zastupa ${who}`];
}

const party = (number: string, name: string, facts: readonly string[], role: string): Paragraph => {
  const text: readonly Run[] = [
    `${number} `,
    { bold: name || BLANK },
    `, ${facts.join(', ')} (u daljem tekstu: ${role}`,
  ];
  return { kind: 'paragraph', text };
};

/** Republika Srpska requires the schooling of an employee, and its form has the title separately. */
function schooling({ contractCategory, entity, qualification, occupation }: Contract): readonly string[] {
  if (!EMPLOYMENT.includes(contractCategory)) return [];
  const isOpen = entity === 'RS' && oneLine(qualification) === '';
  return isOpen
    ? [`stručna sprema: ${BLANK}`, `zvanje: ${given(occupation)}`]
    : [...ifGiven('stručna sprema', qualification), ...ifGiven('zvanje', occupation)];
}

const ifGiven = (label: string, text: string): readonly string[] =>
  oneLine(text) === '' ? [] : [`${label}: ${oneLine(text)}`];
