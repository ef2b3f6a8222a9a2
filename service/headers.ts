type Headers = Readonly<Record<string, string>>;

const policy = (directives: Headers): string =>
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

/** What every page and file of ours carries. */
export const PAGE_HEADERS: Headers = {
  ...COMMON,
  'Content-Security-Policy': policy(PAGE),
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** What pages carry that are made to stand inside other people's pages. */
export const EMBEDDED_HEADERS: Headers = {
  ...COMMON,
  'Content-Security-Policy': policy({ ...PAGE, 'frame-ancestors': '*' }),
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** What no page is made of loads nothing and stands in none. */
const DATA_POLICY = policy({ 'default-src': "'none'", 'frame-ancestors': "'none'" });

/** What data of the public API carry: programs of any origin may read them, as there is nothing in them of who asks. */
export const DATA_HEADERS: Headers = {
  'Content-Type': 'application/json',
  ...COMMON,
  'Content-Security-Policy': DATA_POLICY,
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Access-Control-Allow-Origin': '*',
};

/** What every JSON answer carries that is made for one request, whichever way it goes out. */
export const ANSWER_HEADERS: Headers = { ...DATA_HEADERS, 'Cache-Control': 'no-store' };

/** What JSON answers carry that no page of another origin is to read. */
export const OWN_ANSWER_HEADERS: Headers = {
  'Content-Type': 'application/json',
  ...COMMON,
  'Content-Security-Policy': DATA_POLICY,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

/** What a browser is told that asks whether another origin may send these. */
export const preflightHeaders = (methods: string): Headers => ({
  ...COMMON,
  'Cross-Origin-Resource-Policy': 'cross-origin',
  Allow: `OPTIONS, ${methods}`,
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': methods,
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Max-Age': '86400',
});
