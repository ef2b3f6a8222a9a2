import { type Basis, type Clause, clause } from '../../clause.ts';
import { stated } from '../../wording.ts';
import { remuneration } from './remuneration.ts';

/** The pay of a contract without employment. */
export const fee = (heading: string, law: Basis, forWhat: string): Clause =>
  clause(heading, law, (setting) => [
    remuneration(setting, forWhat, heading.toLowerCase()),
    ...stated('Rok i način isplate', setting.contract.payDay),
    `Porez i doprinose na naknadu obračunava i uplaćuje ${setting.roles.employer.nominativ}, prema propisima koji važe na dan isplate.`,
  ]);
