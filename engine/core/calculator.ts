import type { Day } from './days/day.ts';
import type { DuesOf } from './dues.ts';
import type { Citation } from './explanation/citation.ts';
import type { NamedValues } from './explanation/notation.ts';
import type { BasisField, Fields, Group } from './field.ts';
import type { Issue, Warning } from './issue.ts';
import type { LawTree } from './law.ts';
import type { MainLines, Notations } from './lines.ts';
import type { Feninga } from './numbers/money.ts';
import type { Slip, SlipParts } from './slip.ts';

/** The figure a calculation starts from; `line` must equal it in the result. */
export interface Basis {
  readonly field: string;
  readonly line: string | undefined;
  readonly amount: Feninga;
}

export interface WithBasis {
  readonly basis: Basis;
}

/** What an example shows and where its figures were published; used as a test and as an example in the API documentation. */
export interface Example {
  readonly title: string;
  readonly source: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, number | string>>;
  /** The day of the calculation, for calculators that use the law of today. */
  readonly day?: Day;
}

/** The figures of a line, and the names of its law. */
export interface WrittenOut {
  readonly working: string;
  readonly citations: Readonly<Record<string, Citation>>;
}

type Lines = Readonly<Record<string, number | string>>;

/** The part of a calculator that contains the law; the browser never loads it. */
export interface CalculatorRules {
  readonly law: LawTree;
  readonly dayOf: (input: NamedValues, today: Day) => Day;
  readonly formula: (input: NamedValues, law: NamedValues, today: Day) => Lines;
  readonly notations: (input: NamedValues, law: NamedValues, lines: Lines, today: Day) => Notations;
  /** Lines whose explanation says more than their notation: the figures and the law behind them, by line. */
  readonly writtenOut?: (input: NamedValues) => Readonly<Record<string, WrittenOut>>;
  readonly warnings?: (input: NamedValues, lines: Lines, law: NamedValues, day: Day) => Warning[];
  readonly examples: readonly Example[];
}

/** What is calculated, as the icon of its card. */
export type Sign =
  | 'plata'
  | 'ugovor'
  | 'dohodak'
  | 'imovina'
  | 'gazdinstvo'
  | 'zanimanje'
  | 'staz'
  | 'otpremnina'
  | 'odmor'
  | 'porez';

/** The card in lists of calculators. */
export interface CardText {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly sign: Sign;
}

/** The inputs of a calculator: all that its form needs. */
export interface FormDefinition {
  /** The page route, without the slash. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The entity whose law applies; `bih` for what is the same everywhere. */
  readonly entity: 'rs' | 'fbih' | 'bd' | 'bih';
  readonly fields: Fields;
  readonly bases: Readonly<Record<string, BasisField>>;
  /** Bases of the sister calls: empty here; the form sends them as null. */
  readonly emptyBases?: readonly string[];
  readonly groups: readonly Group[];
  /** Choosing another basis clears the whole form, not only the given amount. */
  readonly basisClearsAll?: boolean;
  /** Rules over several fields. */
  readonly checks?: (input: never) => Issue[];
  /** How its result is paid and filed, for calculators whose result is. */
  readonly dues?: () => Promise<{ readonly duesOf: DuesOf }>;
}

/** Form and result of a calculator, calculated by the service or in the browser. */
export interface Presentation extends FormDefinition, SlipParts {
  readonly mainLines: MainLines;
}

/** A calculator that is called. Its lines load separately: the form needs none before the first answer. */
export interface Definition extends FormDefinition {
  /** Path of the call, POST. */
  readonly path: `/${string}`;
  readonly card: CardText;
  /** Fields of the sister calls, accepted here while they are empty. */
  readonly emptyFields?: readonly string[];
  /** The error when a call fails without a message; `Greška pri izračunu` by default. */
  readonly failure?: string;
  /** The heading above a message of the service too. */
  readonly failureAbove?: boolean;
  readonly slip: () => Promise<{ readonly slip: Slip }>;
}
