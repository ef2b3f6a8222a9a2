import type { Definition } from '@obracun/engine/core/calculator.ts';
import type { SettledWage } from '@obracun/engine/payroll/model/wage.ts';
import type { Answer } from '../../calculator/api/answer.ts';
import { callFor, type MakeCall } from '../../calculator/api/call.ts';
import { readAnswer } from '../../calculator/api/read-answer.ts';

/** The slip of a wage that was closed. */
interface FrozenSlip {
  /** Line by line what was frozen. */
  readonly answer: Answer;
  /** Why its lines are not explained; undefined where they are. */
  readonly unexplained?: string;
}

const OTHERWISE =
  'Redovi su kakvi su zaključeni. Bez objašnjenja su jer bi po današnjim propisima i programu ovaj obračun bio drugačiji.';
const UNASKED =
  'Redovi su kakvi su zaključeni. Objašnjenja nema jer se sada ne može dobiti: provjerite internet pa ponovo otvorite radnika.';

/**
 * A frozen wage with every line explained by the service of today, only where each line it gives is to the fening the one that was
 * frozen and none is missing: an explanation of other figures would be wrong.
 */
export async function frozenSlip(
  definition: Definition,
  { request, answer: frozen }: Pick<SettledWage, 'request' | 'answer'>,
  signal: AbortSignal,
  call: MakeCall = callFor,
): Promise<FrozenSlip> {
  const answer = await readAnswer(definition, true, frozen);
  const now = await call(definition, JSON.stringify(request), signal).catch(() => undefined);
  if (now === undefined) return { answer, unexplained: UNASKED };
  if (!isSame(answer, now)) return { answer, unexplained: OTHERWISE };
  return { answer: { ...answer, lines: now.lines } };
}

/** Every frozen line stands in the answer of today as it is, and that has no other which an answer gives by itself. */
const isSame = ({ lines }: Answer, now: Answer): boolean =>
  [...lines.values()].every(({ name, value }) => now.lines.get(name)?.value === value) &&
  now.presentation.output.every((name) => lines.has(name) || !now.lines.has(name));
