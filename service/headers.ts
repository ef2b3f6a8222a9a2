import type { MiddlewareHandler } from 'hono';

const policy = (directives: Readonly<Record<string, string>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');

/** Nothing inline, nothing from elsewhere. */
const PAGE = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
} as const;

const COMMON = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const;

const PAGE_HEADERS = {
  ...COMMON,
  'Content-Security-Policy': policy(PAGE),
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Pages under this path are made to stand inside other people's pages. */
const EMBEDDED = '/ugradi/';

const EMBEDDED_HEADERS = {
  ...COMMON,
  'Content-Security-Policy': policy({ ...PAGE, 'frame-ancestors': '*' }),
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** What every JSON answer of a call carries, whichever way it goes out. */
export const ANSWER_HEADERS: Readonly<Record<string, string>> = {
  'Content-Type': 'application/json',
  'Cache-Control': 'no-store',
  ...COMMON,
  'Content-Security-Policy': policy({ 'default-src': "'none'", 'frame-ancestors': "'none'" }),
};

/** Puts the security headers on whatever a GET answers with. */
export const secured: MiddlewareHandler = async (c, next) => {
  await next();
  const headers = c.req.path.toLowerCase().startsWith(EMBEDDED) ? EMBEDDED_HEADERS : PAGE_HEADERS;
  for (const [name, value] of Object.entries(headers)) {
    if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  }
};
