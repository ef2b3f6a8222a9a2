type Headers = Readonly<Record<string, string>>;

const policy = (directives: Headers): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');

/** No inline code and nothing from other origins. */
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
};

/** Headers of every response. */
const COMMON = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

const withPolicy = (content: Headers, readers: 'same-origin' | 'cross-origin'): Headers => ({
  ...COMMON,
  'Content-Security-Policy': policy(content),
  'Cross-Origin-Resource-Policy': readers,
});

/** Headers of pages and files. */
export const PAGE_HEADERS = withPolicy(PAGE, 'same-origin');

/** Headers of pages that other sites may embed. */
export const EMBEDDED_HEADERS = withPolicy({ ...PAGE, 'frame-ancestors': '*' }, 'cross-origin');

const dataHeaders = (readers: 'same-origin' | 'cross-origin'): Headers => ({
  'Content-Type': 'application/json',
  ...withPolicy({ 'default-src': "'none'", 'frame-ancestors': "'none'" }, readers),
});

/** Headers of public data. Any origin may read it, because it does not depend on the client. */
export const DATA_HEADERS = { ...dataHeaders('cross-origin'), 'Access-Control-Allow-Origin': '*' };

/** Headers of every JSON response computed for one request. */
export const ANSWER_HEADERS: Headers = { ...DATA_HEADERS, 'Cache-Control': 'no-store' };

/** Headers of JSON responses that pages of other origins must not read. */
export const OWN_ANSWER_HEADERS: Headers = { ...dataHeaders('same-origin'), 'Cache-Control': 'no-store' };

/** Headers of the response to a CORS preflight. */
export const preflightHeaders = (methods: string): Headers => ({
  ...COMMON,
  'Cross-Origin-Resource-Policy': 'cross-origin',
  Allow: `OPTIONS, ${methods}`,
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': methods,
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Max-Age': '86400',
});
