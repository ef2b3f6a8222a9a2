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
