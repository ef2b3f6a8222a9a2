import { type Issue, saidAgain } from '@obracun/engine/core/issue.ts';
import { type AnswerInput, BROKEN, parsed } from '../calls/call.ts';
import { problemReply, refusalReply } from '../problems.ts';
import type { TextReply } from '../reply.ts';
import { LIMITS } from './limits.ts';
import { BATCH_PROBLEMS } from './problems.ts';

/**
 * Answers one calculation of many, `{ "poziv": "/calculate", "unos": {…} }`: as JSON text, `{ "status": 200, "odgovor": {…} }` or
 * `{ "status": 422, "detail", "greske" }`. Never throws.
 */
export type AnswerRow = (row: Uint8Array, explained: boolean) => string;

const UTF8 = new TextDecoder();
const FIELDS: ReadonlySet<string> = new Set(['poziv', 'unos']);

/** @param inputs the calls by their paths */
export const rowAnswerer =
  (inputs: ReadonlyMap<string, AnswerInput>): AnswerRow =>
  (row, explained) => {
    if (row.length > LIMITS.rowBytes) return TOO_LONG;
    const json = parsed(UTF8.decode(row));
    if (json === BROKEN) return BROKEN_ROW;
    const issue = against(json, inputs);
    if (issue) return written(refusalReply([issue]));
    const { poziv, unos = null } = json as { poziv: string; unos?: unknown };
    return written((inputs.get(poziv) as AnswerInput)(unos, explained));
  };

/** A refusal's own members stand beside its status, as in the answer to a single call. */
const written = ({ status, body }: TextReply): string =>
  status === 200 ? `{"status":200,"odgovor":${body}}` : `{"status":${status},${body.slice(1)}`;

const TOO_LONG = written(problemReply(BATCH_PROBLEMS.rowTooLong));
const BROKEN_ROW = written(problemReply(BATCH_PROBLEMS.brokenRow));

function against(json: unknown, inputs: ReadonlyMap<string, unknown>): Issue | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return { polje: '', kod: 'neispravno', poruka: 'Svaki obračun je objekat s poljima poziv i unos.' };
  const { poziv } = json as { poziv?: unknown };
  if (typeof poziv !== 'string' || !inputs.has(poziv))
    return {
      polje: 'poziv',
      kod: poziv === undefined ? 'obavezno' : 'neispravno',
      poruka: 'Polje poziv je adresa jednog obračuna, npr. "/calculate": lista je na /api.',
    };
  const spare = Object.keys(json).find((name) => !FIELDS.has(name));
  if (spare === undefined) return undefined;
  return { polje: saidAgain(spare), kod: 'nepoznato_polje', poruka: 'Obračun ima samo polja poziv i unos.' };
}
