import { type Header, isJson, isPacked, posted } from '../calls/body.ts';
import { asksWhy } from '../calls/call.ts';
import type { AnswerHeavy, InTurns } from '../calls/heavy.ts';
import { ANSWER_HEADERS } from '../headers.ts';
import { PROBLEMS, type Problem, problemReply } from '../problems.ts';
import { flat, type Reply } from '../reply.ts';
import { answeredLines } from './answered-lines.ts';
import { elementsOf } from './elements.ts';
import { LIMITS } from './limits.ts';
import { BATCH_PROBLEMS } from './problems.ts';
import type { AnswerRow } from './row.ts';

/** Where many calculations are asked for in one request. */
export const BATCH_PATH = '/obracuni';
export const LINES_TYPE = 'application/x-ndjson';

const AS_LINES = flat({ ...ANSWER_HEADERS, 'Content-Type': LINES_TYPE });
const LINES = /^application\/x-ndjson *(?:;|$)/i;

export const isLines = (type: Header): boolean => LINES.test(type ?? '');

/** Answers a list of calculations as a list, in its order, and lines as lines, as they come. */
export const batchAnswerer =
  (row: AnswerRow): AnswerHeavy =>
  async ({ header, chunks, inTurns }) => {
    const type = header('content-type');
    if (!isLines(type) && !isJson(type)) return problemReply(BATCH_PROBLEMS.type);
    if (isPacked(header('content-encoding'))) return problemReply(PROBLEMS.packed);
    const explained = asksWhy(header('prefer'));
    const answer = (one: Uint8Array) => row(one, explained);
    if (isLines(type))
      return { status: 200, headers: AS_LINES, lines: answeredLines(chunks, answer, inTurns) };
    if (Number(header('content-length') ?? 0) > LIMITS.bytes) return problemReply(BATCH_PROBLEMS.tooMuch);
    const body = await posted(chunks, LIMITS.bytes);
    if (body.isTooLarge) return problemReply(BATCH_PROBLEMS.tooMuch);
    const rows = rowsOf(body.bytes(), explained);
    return 'detail' in rows ? problemReply(rows) : answeredList(rows, answer, inTurns);
  };

function rowsOf(bytes: Uint8Array, explained: boolean): readonly Uint8Array[] | Problem {
  const rows = elementsOf(bytes, explained ? LIMITS.explainedRows : LIMITS.rows);
  if (rows === 'no list') return BATCH_PROBLEMS.noList;
  if (rows === 'broken') return PROBLEMS.brokenJson;
  if (rows === 'too many') return explained ? BATCH_PROBLEMS.tooMuchExplained : BATCH_PROBLEMS.tooMuch;
  return rows;
}

async function answeredList(
  rows: readonly Uint8Array[],
  answer: (row: Uint8Array) => string,
  inTurns: InTurns,
): Promise<Reply> {
  const answers: string[] = [];
  await inTurns(() => {
    const next = rows[answers.length];
    if (next) answers.push(answer(next));
    return answers.length < rows.length;
  });
  return { status: 200, body: `[${answers.join(',')}]` };
}
