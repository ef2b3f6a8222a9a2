import type { Definition, Presentation } from '@obracun/engine/kernel/calculator.ts';
import type { Described } from '@obracun/engine/kernel/explained/described.ts';
import type { Blame, Warning } from '@obracun/engine/kernel/issue.ts';

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

/** Why there is no answer: a sentence for the results, and one for each field it concerns. */
export class CallError extends Error {
  readonly issues: readonly Blame[];
  /** What stands above the sentence. */
  readonly title: string | undefined;

  constructor(message: string, issues: readonly Blame[] = [], title?: string) {
    super(message);
    this.issues = issues;
    this.title = title === message ? undefined : title;
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

export const NO_NETWORK = 'Nema veze sa servisom za obračun: provjerite internet pa pokušajte ponovo.';

/** A calculator may keep its own sentence above the one given, and has it where none is. */
export const failure = (
  { failure: said, failureAbove }: Definition,
  detail?: string,
  issues?: readonly Blame[],
): CallError =>
  new CallError(detail ?? said ?? 'Greška pri izračunu', issues, failureAbove ? said : undefined);
