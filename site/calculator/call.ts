import type { Definition } from '@obracun/engine/kernel/calculator.ts';
import type { Described } from '@obracun/engine/kernel/described.ts';
import type { Issue, Warning } from '@obracun/engine/kernel/issue.ts';

/** One line of an answer, with how it came about. */
export type AnswerLine = Described;

export interface Answer {
  readonly redovi: ReadonlyMap<string, AnswerLine>;
  readonly upozorenja: readonly Warning[];
}

/** Why there is no answer: a sentence for the results, and one for each field it concerns. */
export class CallError extends Error {
  readonly greske: readonly Issue[];

  constructor(message: string, greske: readonly Issue[] = []) {
    super(message);
    this.greske = greske;
  }

  /** What a field is to blame for does not get better by asking again. */
  get isPassing(): boolean {
    return !this.greske.some(({ polje }) => polje);
  }
}

interface Problem {
  readonly detail?: string;
  readonly greske?: readonly Issue[];
}

interface Wire {
  readonly objasnjenje?: readonly AnswerLine[];
  readonly upozorenja: readonly Warning[];
}

/**
 * Makes the call of a calculator.
 * @throws CallError when it is refused or the network fails
 */
export async function callFor(definition: Definition, body: string, signal: AbortSignal): Promise<Answer> {
  const response = await send(definition.poziv, body, signal);
  if (!response.ok) throw refusal(definition, await jsonOf<Problem>(response));
  const wire = await jsonOf<Wire>(response);
  if (!wire?.objasnjenje) throw refusal(definition, undefined);
  return {
    redovi: new Map(wire.objasnjenje.map((line) => [line.red, line])),
    upozorenja: wire.upozorenja,
  };
}

async function send(path: string, body: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(`${path}?objasnjenje=1`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      signal,
    });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new CallError(
      `Nema veze sa servisom za obračun: provjerite internet pa pokušajte ponovo. (${messageOf(error)})`,
    );
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The JSON of an answer; undefined when something between us and the service answered with a page. */
const jsonOf = <T>(response: Response): Promise<T | undefined> => response.json().catch(() => undefined);

const refusal = ({ greska }: Definition, problem: Problem | undefined): CallError =>
  new CallError(problem?.detail ?? greska ?? 'Greška pri izračunu', problem?.greske);
