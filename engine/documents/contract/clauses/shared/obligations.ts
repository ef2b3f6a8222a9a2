import { type Clause, clause } from '../../clause.ts';
import { typed } from '../../wording.ts';

/** What each party owes anyway, followed by what was typed. */
export const employerObligations = (heading: string, ...duties: readonly string[]): Clause =>
  clause(heading, {}, ({ contract }) => [...duties, ...typed(contract.employerObligations)]);

export const employeeObligations = (heading: string, ...duties: readonly string[]): Clause =>
  clause(heading, {}, ({ contract }) => [...duties, ...typed(contract.employeeObligations)]);
