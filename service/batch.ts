import { type Issue, shortened } from '@obracun/engine/core/issue.ts';
import { formatDecimal } from '@obracun/engine/core/numbers/format.ts';
import { elementsOf, linesIn, ROW_LENGTH } from './batch-rows.ts';
import { type HeaderOf, isCompressed, isJson, readBody, untilBroken } from './body.ts';
import { type Call, type Calls, isExplained, readJson } from './calls.ts';
import { ANSWER_HEADERS } from './headers.ts';
import { PROBLEMS, type Problem, problem, problemReply, type Reply, refusalReply } from './problems.ts';

/** Address of many calculations in one request. */
export const BATCH_PATH = '/obracuni';
export const LINES_TYPE = 'application/x-ndjson';

/** Limits of a list, whose response is sent whole. Explanations are ten times as long as answers. */
export const LIST_LIMITS = { bytes: 4 * 1024 * 1024, rows: 1_000, explainedRows: 100 };

const SPLIT = 'podijelite je ili pošaljite redove kao application/x-ndjson.';
const MOST = `${formatDecimal(LIST_LIMITS.rows, 0)} obračuna i ${LIST_LIMITS.bytes / 1024 / 1024} MB`;
const TYPES =
  'Pošaljite listu sa zaglavljem Content-Type: application/json ili redove sa Content-Type: application/x-ndjson.';
const NOT_JSON = 'Ovaj obračun nije ispravan JSON: provjerite zagrade, navodnike i zareze.';

/** Refusals of a batch, or of one calculation in it, in addition to those of any call. */
export const BATCH_PROBLEMS = {
  tooMuch: problem(413, 'velicina', `Lista smije imati najviše ${MOST}: ${SPLIT}`),
  tooMuchExplained: problem(
    413,
    'velicina',
    `Uz objašnjenje lista smije imati najviše ${LIST_LIMITS.explainedRows} obračuna: ${SPLIT}`,
  ),
  type: problem(415, 'vrsta', TYPES),
  noList: problem(422, 'json', 'Pošaljite listu: [{ "poziv": "/calculate", "unos": { … } }].'),
  brokenRow: problem(422, 'json', NOT_JSON),
  rowTooLong: problem(422, 'velicina', `Jedan obračun smije imati najviše ${ROW_LENGTH / 1024} KB.`),
};

/** A response whose text is produced as the client reads it. */
export interface StreamedReply {
  readonly headers: Reply['headers'];
  readonly blocks: AsyncGenerator<string>;
}

type AnswerRow = (row: string) => string;

/** Answers a list of calculations as a list, and lines as lines. */
export async function answerBatch(
  calls: Calls,
  header: HeaderOf,
  chunks: AsyncIterable<Uint8Array>,
): Promise<Reply | StreamedReply> {
  if (!isLines(header) && !isJson(header)) return problemReply(BATCH_PROBLEMS.type);
  if (isCompressed(header)) return problemReply(PROBLEMS.packed);
  const explained = isExplained(header('prefer'));
  const answer: AnswerRow = (row) => answerRow(calls, row, explained);
  if (isLines(header)) {
    const headers = { ...ANSWER_HEADERS, 'Content-Type': LINES_TYPE };
    return { headers, blocks: answeredLines(untilBroken(chunks), answer) };
  }
  if (Number(header('content-length') ?? 0) > LIST_LIMITS.bytes) return problemReply(BATCH_PROBLEMS.tooMuch);
  const body = await readBody(chunks, LIST_LIMITS.bytes);
  const rows = body.isTooLarge ? BATCH_PROBLEMS.tooMuch : rowsOf(body.text(), explained);
  return 'detail' in rows ? problemReply(rows) : answeredList(rows, answer);
}

export const isLines = (header: HeaderOf): boolean =>
  /^application\/x-ndjson *(?:;|$)/i.test(String(header('content-type')));

function rowsOf(text: string, explained: boolean): readonly string[] | Problem {
  const rows = elementsOf(text, explained ? LIST_LIMITS.explainedRows : LIST_LIMITS.rows);
  if (rows === 'no list') return BATCH_PROBLEMS.noList;
  if (rows === 'broken') return PROBLEMS.brokenJson;
  if (rows === 'too many') return explained ? BATCH_PROBLEMS.tooMuchExplained : BATCH_PROBLEMS.tooMuch;
  return rows;
}

/** Rows answered before the event loop may serve other connections. */
const ROWS_A_TURN = 16;
/** Characters collected before they are sent. */
const BLOCK = 32 * 1024;

async function answeredList(rows: readonly string[], answer: AnswerRow): Promise<Reply> {
  const answers: string[] = [];
  for (const row of rows) if (answers.push(answer(row)) % ROWS_A_TURN === 0) await nextTurn();
  return { status: 200, headers: ANSWER_HEADERS, body: `[${answers.join(',')}]` };
}

/** Reads no faster than the client takes the answers, so the text may have any length. */
async function* answeredLines(chunks: AsyncIterable<Uint8Array>, answer: AnswerRow): AsyncGenerator<string> {
  let count = 0;
  for await (const rows of linesIn(chunks)) {
    let block = '';
    for (const row of rows) {
      block += `${answer(row)}\n`;
      if (++count % ROWS_A_TURN === 0) await nextTurn();
      if (block.length < BLOCK) continue;
      yield block;
      block = '';
    }
    if (block) yield block;
  }
}

/** On the edge each request has its own time limit, and `setImmediate` may be missing. */
const nextTurn = (): Promise<void> =>
  new Promise((resolve) => ('setImmediate' in globalThis ? setImmediate(resolve) : resolve()));

/**
 * Answers one calculation of many, `{ "poziv": "/calculate", "unos": {…} }`, as JSON text: `{ "status": 200, "odgovor": {…} }` or
 * `{ "status": 422, "detail", "greske" }`. Never throws.
 */
function answerRow(calls: Calls, row: string, explained: boolean): string {
  if (row.length > ROW_LENGTH) return written(problemReply(BATCH_PROBLEMS.rowTooLong));
  const read = readJson(row, BATCH_PROBLEMS.brokenRow);
  if ('refused' in read) return written(read.refused);
  const { json } = read;
  const call = callOf(json, calls);
  if (typeof call === 'object') return written(refusalReply([call]));
  return written(call((json as { unos?: unknown }).unos ?? null, explained));
}

/** The members of a refusal are written next to its status, as in the response to a single call. */
const written = ({ status, body }: Reply): string =>
  status === 200 ? `{"status":200,"odgovor":${body}}` : `{"status":${status},${body.slice(1)}`;

const NO_CALL = 'Polje poziv je adresa jednog obračuna, npr. "/calculate": lista je na /api.';

/** The call a row names, or the reason why there is none. */
function callOf(json: unknown, calls: Calls): Call | Issue {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return { polje: '', kod: 'neispravno', poruka: 'Svaki obračun je objekat s poljima poziv i unos.' };
  const { poziv, unos: _, ...others } = json as { poziv?: unknown; unos?: unknown };
  const call = typeof poziv === 'string' ? calls.get(poziv.replace(/\/$/, '')) : undefined;
  if (!call) return { polje: 'poziv', kod: poziv === undefined ? 'obavezno' : 'neispravno', poruka: NO_CALL };
  const [unknown] = Object.keys(others);
  if (unknown === undefined) return call;
  return {
    polje: shortened(unknown),
    kod: 'nepoznato_polje',
    poruka: 'Obračun ima samo polja poziv i unos.',
  };
}
