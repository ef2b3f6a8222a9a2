import { isCompany } from '../../genitive/person.ts';
import { checkIdentifier } from '../../identifiers/identifier.ts';
import { oneLine } from '../../typed-text.ts';
import { AUTHOR } from '../law/sources.ts';
import type { Check } from './doubt.ts';

export const jibMistyped: Check = ({ employerJIB }) => {
  const poruka = checkIdentifier('JIB', employerJIB);
  return poruka === undefined ? undefined : { polje: 'employerJIB', poruka, izvor: null };
};

export const jmbgMistyped: Check = ({ employeeJMBG }) => {
  const poruka = checkIdentifier('JMBG', employeeJMBG);
  return poruka === undefined ? undefined : { polje: 'employeeJMBG', poruka, izvor: null };
};

export const authorIsFirm: Check = ({ contractCategory, entity, employee }) =>
  contractCategory === 'copyright' && oneLine(employee) !== '' && isCompany(oneLine(employee))
    ? { polje: 'employee', poruka: 'Autor je fizičko lice; firma ne može biti autor.', izvor: AUTHOR[entity] }
    : undefined;
