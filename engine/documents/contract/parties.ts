import type { Paragraph, Run } from '../blocks.ts';
import { genitive } from '../genitive/genitive.ts';
import { isCompany } from '../genitive/person.ts';
import { oneLine } from '../typed-text.ts';
import { EMPLOYMENT } from './category-id.ts';
import type { Setting } from './clause.ts';
import { BLANK, given } from './wording.ts';

/** `1. Alfa d.o.o., sa sjedištem na adresi …, koga zastupa … (u daljem tekstu: Poslodavac), i` */
export function employerParagraph({ contract, roles }: Setting): Paragraph {
  const { employer, employerGenitive, employerAddress, employerJIB } = contract;
  const company = isOfFirm(employer);
  const facts = [
    `${company ? 'sa sjedištem' : 'sa prebivalištem'} na adresi: ${given(employerAddress)}`,
    ...ifGiven('JIB', employerJIB),
    ...representation(contract, company),
  ];
  return party('1.', inGenitive(employer, employerGenitive), facts, `${roles.employer.nominativ}), i`);
}

/** `2. Amre Hadžić, sa prebivalištem na adresi … (u daljem tekstu: Radnik).` */
export function employeeParagraph({ contract, roles }: Setting): Paragraph {
  const { employee, employeeGenitive, employeeAddress, employeeJMBG } = contract;
  const facts = [
    `sa prebivalištem, odnosno boravištem na adresi: ${given(employeeAddress)}`,
    ...ifGiven('JMBG', employeeJMBG),
    ...schooling(contract),
  ];
  return party('2.', inGenitive(employee, employeeGenitive), facts, `${roles.employee.nominativ}).`);
}

/** Who signs for a party: the firm with its representative, or the person. */
export const signatory = ({ contract }: Setting): string =>
  [contract.employer, contract.employerRepresentative].map(oneLine).filter(Boolean).join(', ') || BLANK;

const party = (number: string, name: string, facts: readonly string[], role: string): Paragraph => {
  const text: readonly Run[] = [
    `${number} `,
    { bold: name },
    `, ${facts.join(', ')} (u daljem tekstu: ${role}`,
  ];
  return { kind: 'paragraph', text };
};

const inGenitive = (name: string, chosen: string): string =>
  oneLine(chosen) || genitive(oneLine(name)) || BLANK;

/** An open line is left for a firm's representative; a person represents themselves. */
const isOfFirm = (employer: string): boolean => oneLine(employer) === '' || isCompany(oneLine(employer));

function representation(
  { employerRepresentative, employerRepresentativePosition }: Setting['contract'],
  company: boolean,
): readonly string[] {
  const person = [employerRepresentative, employerRepresentativePosition].map(oneLine).filter(Boolean);
  return company || person.length > 0 ? [`koga zastupa ${person.join(', ') || BLANK}`] : [];
}

/** Republika Srpska demands the schooling of an employee. */
function schooling({ contractCategory, entity, qualification }: Setting['contract']): readonly string[] {
  if (!EMPLOYMENT.includes(contractCategory)) return [];
  return entity === 'RS'
    ? [`stručna sprema: ${given(qualification)}`]
    : ifGiven('stručna sprema', qualification);
}

const ifGiven = (label: string, text: string): readonly string[] =>
  oneLine(text) === '' ? [] : [`${label}: ${oneLine(text)}`];
