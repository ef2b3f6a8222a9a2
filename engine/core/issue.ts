import type { Day } from './days/day.ts';

/** What machines are told of a refused input; there is no other. */
export const ISSUE_CODES = [
  /** Something required is missing. */
  'obavezno',
  /** Not of its kind. */
  'neispravno',
  /** Outside its limits. */
  'raspon',
  /** Finer than its unit. */
  'decimale',
  /** It ends before it begins. */
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

/** Why an input is refused: which field, a code for machines, a Bosnian sentence for people. */
export interface Issue {
  readonly polje: string;
  readonly kod: IssueCode;
  readonly poruka: string;
}

/** As much of a name nobody knows as an answer says again. */
export const saidAgain = (name: string): string => name.slice(0, 40);

/** What people are told of it, by whoever refuses: another service may have no codes. */
export type FieldError = Pick<Issue, 'polje' | 'poruka'> & Partial<Pick<Issue, 'kod'>>;

/** Something worth knowing that changes no amount. */
export interface Warning {
  readonly polje: string;
  readonly poruka: string;
  /** The act and gazette behind it, or null when it is not about the law. */
  readonly izvor: string | null;
}

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
