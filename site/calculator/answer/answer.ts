import type { Definition, Presentation } from '@obracun/engine/kernel/calculator.ts';
import type { Described } from '@obracun/engine/kernel/described.ts';
import type { Issue, Warning } from '@obracun/engine/kernel/issue.ts';

/** One line of an answer, with how it came about where the service says it. */
export type AnswerLine = Described;

export interface Answer {
  /** What the lines are called and where they stand. */
  readonly presentation: Presentation;
  readonly redovi: ReadonlyMap<string, AnswerLine>;
  readonly upozorenja: readonly Warning[];
}

/** Why there is no answer: a sentence for the results, and one for each field it concerns. */
export class CallError extends Error {
  readonly greske: readonly Issue[];
  /** What stands above the sentence. */
  readonly naslov: string | undefined;

  constructor(message: string, greske: readonly Issue[] = [], naslov?: string) {
    super(message);
    this.greske = greske;
    this.naslov = naslov === message ? undefined : naslov;
  }

  /** What a field is to blame for does not get better by asking again. */
  get isPassing(): boolean {
    return !this.greske.some(({ polje }) => polje);
  }
}

/** A calculator may keep its own sentence above the one given, and has it where none is. */
export const failure = (
  { greska, greskaIznad }: Definition,
  detail?: string,
  greske?: readonly Issue[],
): CallError =>
  new CallError(detail ?? greska ?? 'Greška pri izračunu', greske, greskaIznad ? greska : undefined);
