import type { Definition, Presentation } from '@obracun/engine/core/calculator.ts';
import type { Described } from '@obracun/engine/core/explanation/explanation.ts';
import type { FieldError, Warning } from '@obracun/engine/core/issue.ts';

/** One line of an answer, with its explanation if the service sends one. */
export type AnswerLine = Described;

export interface Answer {
  /** Labels and sections of the lines. */
  readonly presentation: Presentation;
  readonly lines: ReadonlyMap<string, AnswerLine>;
  readonly warnings: readonly Warning[];
  /** Computed by the last known law, because that of the day is unknown. */
  readonly isEstimate: boolean;
}

interface CallErrorDetails {
  readonly issues?: readonly FieldError[] | undefined;
  readonly title?: string | undefined;
}

/** Reason why there is no answer: a sentence for the results, and one for each field concerned. */
export class CallError extends Error {
  readonly issues: readonly FieldError[];
  /** Heading above the sentence. */
  readonly title: string | undefined;

  constructor(message: string, { issues = [], title }: CallErrorDetails = {}) {
    super(message);
    this.issues = issues;
    this.title = title === message ? undefined : title;
  }

  /** A retry does not help when a field is wrong. */
  get isPassing(): boolean {
    return !this.issues.some(({ polje }) => polje);
  }

  /** No law is known for the day: an estimate is possible. */
  get isBeyondLaw(): boolean {
    return this.issues.some(({ kod }) => kod === 'nema_propisa');
  }
}

const NO_NETWORK = 'Nema interneta. Obračun nastavljate čim se veza vrati.';

/** The error of a request without a response. */
export const noNetwork = (title?: string): CallError => new CallError(NO_NETWORK, { title });

/** A calculator may show its own sentence above the given one, and alone if there is none. */
export const failure = (definition: Definition, detail?: string, issues?: readonly FieldError[]): CallError =>
  new CallError(detail ?? definition.failure ?? 'Greška pri izračunu', {
    issues,
    title: titleOf(definition),
  });

/** The sentence a calculator shows above any other. */
export const titleOf = ({ failure: message, failureAbove }: Definition): string | undefined =>
  failureAbove ? message : undefined;
