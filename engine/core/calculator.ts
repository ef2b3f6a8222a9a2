import type { Day } from './days/day.ts';
import type { DuesOf } from './dues.ts';
import type { Citation } from './explanation/citation.ts';
import type { NamedValues } from './explanation/scope.ts';
import type { BasisField, Fields, Group } from './field.ts';
import type { Issue, Warning } from './issue.ts';
import type { LawTree } from './law.ts';
import type { MainLines, Notations } from './line.ts';
import type { Feninga } from './numbers/money.ts';
import type { Slip, SlipParts } from './slip.ts';

/** The figure a call gave to start from; `line` is the one that must come back equal to it. */
export interface Basis {
  readonly field: string;
  readonly line: string | undefined;
  readonly amount: Feninga;
}

export interface WithBasis {
  readonly basis: Basis;
}

/** What an example shows and where its figures were published; kept as a test and offered in the API's documentation. */
export interface Example {
  readonly title: string;
  readonly source: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, number | string>>;
  /** The day on which it is computed, for calculations that take the law of today. */
  readonly day?: Day;
}

/** A line's own figures, and its law by name. */
export interface WrittenOut {
  readonly working: string;
  readonly citations: Readonly<Record<string, Citation>>;
}

type Lines = Readonly<Record<string, number | string>>;

/** The part of a calculator that knows the law; the browser never loads it. */
export interface CalculatorRules {
  readonly law: LawTree;
  readonly dayOf: (input: NamedValues, today: Day) => Day;
  readonly formula: (input: NamedValues, law: NamedValues, today: Day) => Lines;
  readonly notations: (input: NamedValues, law: NamedValues, lines: Lines, today: Day) => Notations;
  /** Lines that say more, written out, than their notation: by line, the figures and the law behind them. */
  readonly writtenOut?: (input: NamedValues) => Readonly<Record<string, WrittenOut>>;
  readonly warnings?: (input: NamedValues, lines: Lines, law: NamedValues, day: Day) => Warning[];
  readonly examples: readonly Example[];
}

/** What is calculated, as the sign on a card tells it. */
export type Sign = 'plata' | 'ugovor' | 'dohodak' | 'imovina' | 'gazdinstvo' | 'zanimanje' | 'staz' | 'porez';

/** How lists of calculators show one. */
export interface CardWords {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly sign: Sign;
}

/** What a calculator asks: all that its form needs. */
export interface FormDefinition {
  /** The page route, without the slash. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Whose law it follows; `bih` for what is the same everywhere. */
  readonly entity: 'rs' | 'fbih' | 'bd' | 'bih';
  readonly fields: Fields;
  readonly bases: Readonly<Record<string, BasisField>>;
  /** Bases of the sister calls: here they stand empty, and the form sends them so. */
  readonly emptyBases?: readonly string[];
  readonly groups: readonly Group[];
  /** Choosing another basis clears the whole form, not only what was given. */
  readonly basisClearsAll?: boolean;
  /** Rules that concern several fields at once. */
  readonly checks?: (input: never) => Issue[];
  /** What its result is paid with and filed on, where a person pays or files it. */
  readonly dues?: () => Promise<{ readonly duesOf: DuesOf }>;
}

/** What it asks and what it answers, whoever computes it. */
export interface Presentation extends FormDefinition, SlipParts {
  readonly mainLines: MainLines;
}

/** A calculator that is called. Its lines come apart: a form needs none of them before the first answer. */
export interface Definition extends FormDefinition {
  /** The call, POST. */
  readonly path: `/${string}`;
  readonly card: CardWords;
  /** Fields of the sister calls, taken here as long as they are empty. */
  readonly emptyFields?: readonly string[];
  /** Said when a call fails without a sentence of its own; `Greška pri izračunu` otherwise. */
  readonly failure?: string;
  /** It stands above the sentence of the service too. */
  readonly failureAbove?: boolean;
  readonly slip: () => Promise<{ readonly slip: Slip }>;
}
