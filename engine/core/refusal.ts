import type { Day } from './days/day.ts';
import type { IssueCode } from './issue.ts';

/** The law, or the input together with the law, says no; `field` is empty where it is the day. Caught by `calculate` and answered as an issue, never as a fault. */
export class Refusal extends Error {
  readonly field: string;
  readonly code: IssueCode;

  constructor(field: string, code: IssueCode, sentence: string) {
    super(sentence);
    this.field = field;
    this.code = code;
  }
}

/** A figure of the law is not known for that day any more: by the last known ones it may be estimated. */
export class NotKnownYet extends Refusal {
  /** The last day it is known for. */
  readonly known: Day;

  constructor(sentence: string, known: Day) {
    super('', 'nema_propisa', sentence);
    this.known = known;
  }
}
