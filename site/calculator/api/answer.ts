import type { Definition, Presentation } from '@obracun/engine/core/calculator.ts';
import type { Described } from '@obracun/engine/core/explanation/described.ts';
import type { FieldError, Warning } from '@obracun/engine/core/issue.ts';

/** One line of an answer, with how it came about where the service says it. */
export type AnswerLine = Described;

export interface Answer {
  /** What the lines are called and where they stand. */
  readonly presentation: Presentation;
  readonly lines: ReadonlyMap<string, AnswerLine>;
  readonly warnings: readonly Warning[];
  /** By the last known law, because that of the day is not known. */
  readonly isEstimate: boolean;
}

interface CallErrorDetails {
  readonly issues?: readonly FieldError[] | undefined;
  readonly title?: string | undefined;
  /** The error of a request that failed. */
  readonly thrown?: unknown;
}

/** Why there is no answer: a sentence for the results, and one for each field it concerns. */
export class CallError extends Error {
  readonly issues: readonly FieldError[];
  /** What stands above the sentence. */
  readonly title: string | undefined;
  /** What the browser calls it, where there was no answer at all. */
  readonly thrown: string | undefined;

  constructor(message: string, { issues = [], title, thrown }: CallErrorDetails = {}) {
    super(message);
    this.issues = issues;
    this.title = title === message ? undefined : title;
    this.thrown = thrown instanceof Error && thrown.message ? thrown.message : undefined;
  }

  /** What a field is to blame for does not get better by asking again. */
  get isPassing(): boolean {
    return !this.issues.some(({ polje }) => polje);
  }

  /** No law is known for the day: an estimate may be had. */
  get isBeyondLaw(): boolean {
    return this.issues.some(({ kod }) => kod === 'nema_propisa');
  }
}

const NO_NETWORK = 'Nema veze sa servisom za obračun: provjerite internet pa pokušajte ponovo.';

/** The error of a request that was never answered. */
export const noNetwork = (thrown: unknown, title?: string): CallError =>
  new CallError(NO_NETWORK, { title, thrown });

/** A calculator may keep its own sentence above the one given, and has it where none is. */
export const failure = (definition: Definition, detail?: string, issues?: readonly FieldError[]): CallError =>
  new CallError(detail ?? definition.failure ?? 'Greška pri izračunu', {
    issues,
    title: titleOf(definition),
  });

/** What a calculator keeps above any sentence. */
export const titleOf = ({ failure: said, failureAbove }: Definition): string | undefined =>
  failureAbove ? said : undefined;
