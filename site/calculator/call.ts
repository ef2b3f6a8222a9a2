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

/** Makes the call of a calculator with the JSON given. */
export type Call = (definition: Definition, body: string, signal: AbortSignal) => Promise<Answer>;

/**
 * Makes a call and reads its answer, explained or of bare fields. What reads it comes while the answer is on its way.
 * @throws CallError when it is refused or the network fails
 */
export const callFor: Call = async (definition, body, signal) => {
  const reading = import('./read-answer.ts');
  reading.catch(() => undefined);
  try {
    const response = await fetch(definition.poziv, {
      method: 'POST',
      // That the answer should say why is a wish, which any other service passes over.
      headers: { 'Content-Type': 'application/json', Prefer: 'objasnjenje' },
      body,
      signal,
    });
    return await (await reading).readAnswer(definition, response.ok, await jsonOf(response));
  } catch (error) {
    if (signal.aborted || error instanceof CallError) throw error;
    throw failure(
      definition,
      `Nema veze sa servisom za obračun: provjerite internet pa pokušajte ponovo. (${messageOf(error)})`,
    );
  }
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The JSON of an answer; undefined when something between us and the service answered with a page. */
const jsonOf = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

/** A calculator may keep its own sentence above the one given, and has it where none is. */
export const failure = (
  { greska, greskaIznad }: Definition,
  detail?: string,
  greske?: readonly Issue[],
): CallError =>
  new CallError(detail ?? greska ?? 'Greška pri izračunu', greske, greskaIznad ? greska : undefined);
