import type { Definition } from '@obracun/engine/core/calculator.ts';
import type { SettledWage } from '@obracun/engine/payroll/model/wage.ts';
import type { Answer } from '../../../calculator/api/answer.ts';
import { callFor, type MakeCall } from '../../../calculator/api/call.ts';
import { readAnswer } from '../../../calculator/api/read-answer.ts';

/** The slip of a closed wage. */
interface FrozenSlip {
  /** The frozen lines. */
  readonly answer: Answer;
  /** Reason why its lines are not explained; undefined when they are. */
  readonly unexplained?: string;
}

const OTHERWISE = 'Redovi su iz zaključenja, bez objašnjenja: danas bi obračun bio drugačiji.';
const UNASKED = 'Redovi su iz zaključenja. Za objašnjenja provjerite internet, pa ponovo otvorite radnika.';

/**
 * A frozen wage with the explanations of the current service, only when all its lines equal the frozen ones
 * to the fening: an explanation of other figures would be wrong.
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

/** Whether every frozen line equals that of the current answer, which has no additional one by default. */
const isSame = ({ lines }: Answer, now: Answer): boolean =>
  [...lines.values()].every(({ name, value }) => now.lines.get(name)?.value === value) &&
  now.presentation.output.every((name) => lines.has(name) || !now.lines.has(name));
