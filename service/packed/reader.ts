import type { Asked } from '../asked.ts';
import { PAGE_HEADERS, preflightHeaders } from '../headers.ts';
import { PROBLEMS, problemReply } from '../problems.ts';
import { flat, type Reply } from '../reply.ts';
import { PUBLIC_PATHS } from './documents.ts';
import { askOtherCopy } from './other-copy.ts';
import { isFile, MISSING, nameOf } from './pages.ts';
import { answerWith, type FindPiece } from './piece.ts';

export interface Readable {
  /** The service's own documents by path. */
  readonly documents: FindPiece;
  /** The built site by the names in it. */
  readonly site: FindPiece;
  /** Paths of the calls, which take POST. */
  readonly calls: ReadonlySet<string>;
  /** Paths that take POST too, but not from pages of another origin. */
  readonly posts: ReadonlySet<string>;
  /** Whether this copy should be sent requests. */
  readonly isReady: () => boolean;
}

export type Reader = (asked: Asked) => Promise<Reply>;

const READING = 'GET, HEAD';
const WELL: Reply = { status: 200, body: '{"status":"ok"}' };
const BUSY = problemReply(PROBLEMS.busy, { 'Retry-After': '5' });
const ONLY_GET = problemReply(PROBLEMS.onlyGet, { Allow: READING });
const NEEDS_POST = problemReply(PROBLEMS.callNeedsPost, { Allow: 'OPTIONS, POST' });
const TAKES_POST = problemReply(PROBLEMS.onlyPost, { Allow: 'POST' });
const NOT_FOUND = problemReply(PROBLEMS.notFound);

/** With the site, its page of the calls stands there. */
const DESCRIBED = '/api';
const AT_DESCRIPTION: Reply = {
  status: 302,
  body: '',
  headers: flat({ ...PAGE_HEADERS, Location: '/openapi.json' }),
};

const preflight = (methods: string): Reply => ({
  status: 204,
  body: '',
  headers: flat(preflightHeaders(methods)),
});
const MAY_CALL = preflight('POST');
const MAY_READ = preflight(READING);

/** Answers everything that is read rather than computed, and says so where there is nothing: a person with a page, a program with JSON. */
export function reader({ documents, site, calls, posts, isReady }: Readable): Reader {
  const states = new Map([
    ['/healthz', () => WELL],
    ['/readyz', () => (isReady() ? WELL : BUSY)],
  ]);
  const missing = async (asked: Asked): Promise<Reply> => {
    const page = isFile(asked.path) ? undefined : await site(MISSING);
    return page ? { ...answerWith(page, { ...asked, known: '' }), status: 404 } : NOT_FOUND;
  };
  return async (asked) => {
    const { method, path } = asked;
    if (method === 'OPTIONS' && calls.has(path)) return MAY_CALL;
    if (method === 'OPTIONS' && PUBLIC_PATHS.has(path)) return MAY_READ;
    const isRead = method === 'GET' || method === 'HEAD';
    const state = states.get(path);
    const piece = state ? undefined : await (documents(path) ?? site(nameOf(path)));
    if (isRead && state) return state();
    if (isRead && piece) return answerWith(piece, asked);
    if (calls.has(path)) return NEEDS_POST;
    if (posts.has(path)) return TAKES_POST;
    if (state || piece) return ONLY_GET;
    if (isRead && path === DESCRIBED) return AT_DESCRIPTION;
    if (!isRead) return NOT_FOUND;
    return askOtherCopy(asked) ?? missing(asked);
  };
}
