import type { Day } from '../../../core/days/day.ts';
import type { Source } from '../../../core/law.ts';
import type { Feninga } from '../../../core/numbers/money.ts';
import { inFederation, inSrpska, type WageText } from '../../../rules/salary/texts.ts';
import type { Text } from '../../blocks.ts';
import type { ByEntity, ContractEntity } from '../field.ts';
import type { Contract } from '../fields.ts';

/** Inputs of a contract that are not typed. */
export interface Facts {
  readonly today: Day;
  /** The gross of a net amount, or the net of a gross one, as returned by the calculation service. */
  readonly counterpart: Feninga | null;
}

/** The name of a party in the text. */
interface Role {
  readonly nominative: string;
  readonly genitive: string;
  readonly dative: string;
  readonly accusative: string;
}

/** The paying and the working party. */
export interface Roles {
  readonly employer: Role;
  readonly employee: Role;
}

/** All inputs of a clause. */
export interface ClauseContext {
  readonly contract: Contract;
  readonly roles: Roles;
  readonly facts: Facts;
}

/** The law behind a clause, by entity; empty when the parties are free. */
export type ClauseLaw = Partial<ByEntity<Source>>;

/** The same in both entities, or by the words of one. */
type Heading = string | ((wageText: WageText) => string);

/** One article of a contract. Without paragraphs it is omitted, and the next takes its number. */
export interface Clause {
  readonly heading: Heading;
  readonly law: ClauseLaw;
  readonly text: (setting: ClauseContext) => readonly Text[];
}

/** One of the six contracts: its title, legal basis, signatures and clauses, in order. */
export interface ContractText {
  readonly title: string;
  /** The text after `Na osnovu`. */
  readonly basis: (entity: ContractEntity) => string;
  readonly roles: Roles;
  readonly clauses: readonly Clause[];
}

export const clause = (heading: Heading, law: ClauseLaw, text: Clause['text']): Clause => ({
  heading,
  law,
  text,
});

/** The words for pay where the contract is made. */
export const wageTextIn = ({ entity }: Pick<Contract, 'entity'>): WageText =>
  entity === 'FBIH' ? inFederation : inSrpska;

/** The clauses of the contract with their paragraphs. */
export const writtenClauses = (clauses: readonly Clause[], setting: ClauseContext) =>
  clauses
    .map(({ heading, law, text }) => ({
      heading: typeof heading === 'string' ? heading : heading(wageTextIn(setting.contract)),
      law,
      paragraphs: text(setting),
    }))
    .filter(({ paragraphs }) => paragraphs.length > 0);

export const when = (condition: boolean, ...paragraphs: readonly Text[]): readonly Text[] =>
  condition ? paragraphs : [];

/** The accusative of a man equals the genitive. */
const man = (nominative: string, genitive: string, dative: string): Role => ({
  nominative,
  genitive,
  dative,
  accusative: genitive,
});

export const POSLODAVAC = man('Poslodavac', 'Poslodavca', 'Poslodavcu');
export const NARUCILAC = man('Naručilac', 'Naručioca', 'Naručiocu');
export const DRUSTVO: Role = {
  nominative: 'Društvo',
  genitive: 'Društva',
  dative: 'Društvu',
  accusative: 'Društvo',
};
export const RADNIK = man('Radnik', 'Radnika', 'Radniku');
export const IZVRSILAC = man('Izvršilac', 'Izvršioca', 'Izvršiocu');
export const AUTOR = man('Autor', 'Autora', 'Autoru');
export const MENADZER = man('Menadžer', 'Menadžera', 'Menadžeru');
