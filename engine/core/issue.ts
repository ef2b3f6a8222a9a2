/** Codes of a refused input; the list is closed. */
export const ISSUE_CODES = [
  /** A required value is missing. */
  'obavezno',
  /** Wrong kind. */
  'neispravno',
  /** Outside its limits. */
  'raspon',
  /** More decimals than its unit. */
  'decimale',
  /** A period ends before it begins. */
  'redoslijed',
  /** Not exactly one basis. */
  'osnova',
  'nepoznato_polje',
  /** Longer than the month. */
  'odsustvo',
  /** No law is known for that day. */
  'nema_propisa',
  /** No amount gives that result. */
  'nema_rjesenja',
] as const;

export type IssueCode = (typeof ISSUE_CODES)[number];

/** The reason of a refusal: the field, a code for machines, a Bosnian sentence for people. */
export interface Issue {
  readonly polje: string;
  readonly kod: IssueCode;
  readonly poruka: string;
}

/** Length limit of an unknown name repeated in an answer. */
export const shortened = (name: string): string => name.slice(0, 40);

/** The message for people; another service may send no codes. */
export type FieldError = Pick<Issue, 'polje' | 'poruka'> & Partial<Pick<Issue, 'kod'>>;

/** A remark that changes no amount. */
export interface Warning {
  readonly polje: string;
  readonly poruka: string;
  /** The act and gazette behind it; null when it is not about the law. */
  readonly izvor: string | null;
}

/**
 * Thrown when the law, or the input together with the law, rules a calculation out; `field` is empty when the day is the reason.
 * `calculate` catches it and answers with an issue.
 */
export class Refusal extends Error {
  readonly field: string;
  readonly code: IssueCode;

  constructor(field: string, code: IssueCode, sentence: string) {
    super(sentence);
    this.field = field;
    this.code = code;
  }
}

/** A figure of the law that is no longer known on that day: the last known figures allow an estimate. */
export class NotKnownYet extends Refusal {
  /** Its name in the law. */
  readonly figure: string;

  constructor(figure: string, sentence: string) {
    super('', 'nema_propisa', sentence);
    this.figure = figure;
  }
}
