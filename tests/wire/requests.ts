/** One request, as a client writes it. */
export interface Asked {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
const LINES_TYPE = { 'Content-Type': 'application/x-ndjson' };
const MCP_TYPE = { ...JSON_TYPE, Accept: 'application/json, text/event-stream' };
const ORIGIN = { Origin: 'https://drugi.test' };
const PREFLIGHT = {
  ...ORIGIN,
  'Access-Control-Request-Method': 'POST',
  'Access-Control-Request-Headers': 'content-type',
};
const WAGE = '{"mjesec":3,"godina":2025,"bruto_plata_input":2000}';
const ROW = `{"poziv":"/calculate","unos":${WAGE}}`;

/** Addresses of GET requests. */
const READ = [
  '/',
  '/pdv',
  '/PDV/?x=1',
  '/KorisniLinkovi',
  '/ugradi',
  '/ugradi/pdv',
  '/UGRADI/PDV/',
  '/nema',
  '/%C4%8D',
  '/nema.txt',
  '/index.html',
  '/404.html',
  '/assets/app-1a2b3c4d.js',
  '/assets/app-1a2b3c4d.css',
  '/assets/app-1a2b3c4d.js.br',
  '/assets/pages-1a2b3c4d.json',
  '/assets/font-1a2b3c4d.woff2',
  '/assets/nema.js',
  '/assets/nema-1a2b3c4d.js',
  '/sw.js',
  '/theme.js',
  '/icon.svg',
  '/icon-192.png',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
  '/praznici-rs.ics',
  '/licence.txt',
  '/openapi.json',
  '/zakon.json',
  '/llms.txt',
  '/api',
  '/healthz',
  '/readyz',
  '/calculate',
  '/obracuni',
  '/mcp',
] as const;

const PACKABLE = ['/pdv', '/nema', '/assets/app-1a2b3c4d.js', '/openapi.json', '/llms.txt', '/healthz'];
const ENCODINGS = ['br', 'gzip', 'identity', 'gzip, deflate, br', 'br;q=0, gzip', '*'];

const OTHER_METHODS = ['DELETE', 'PUT', 'PATCH', 'OPTIONS'];
const OF_EACH_KIND = [
  '/pdv',
  '/nema',
  '/robots.txt',
  '/openapi.json',
  '/healthz',
  '/calculate',
  '/obracuni',
  '/mcp',
];

const ranges: readonly Asked[] = ['/pdv', '/assets/app-1a2b3c4d.js', '/openapi.json'].map((path) => ({
  path,
  headers: { Range: 'bytes=0-3' },
}));

const otherMethods: readonly Asked[] = OTHER_METHODS.flatMap((method) =>
  OF_EACH_KIND.map((path) => ({ path, method })),
);

const preflights: readonly Asked[] = OF_EACH_KIND.map((path) => ({
  path,
  method: 'OPTIONS',
  headers: PREFLIGHT,
}));

const posting: readonly Asked[] = [
  { path: '/calculate', headers: JSON_TYPE, body: WAGE },
  { path: '/calculate/', headers: { ...JSON_TYPE, ...ORIGIN }, body: WAGE },
  { path: '/calculate', headers: { ...JSON_TYPE, Prefer: 'objasnjenje' }, body: WAGE },
  { path: '/calculate', headers: { ...JSON_TYPE, 'Accept-Encoding': 'br, gzip' }, body: WAGE },
  { path: '/calculate', headers: JSON_TYPE, body: '{}' },
  { path: '/calculate', headers: JSON_TYPE, body: '{' },
  { path: '/calculate', headers: { 'Content-Type': 'text/plain' }, body: WAGE },
  { path: '/calculate', headers: { ...JSON_TYPE, 'Content-Encoding': 'gzip' }, body: WAGE },
  { path: '/calculate', headers: JSON_TYPE, body: ' '.repeat(70_000) },
  { path: '/obracuni', headers: JSON_TYPE, body: `[${ROW}]` },
  { path: '/obracuni', headers: JSON_TYPE, body: `[${Array(1001).fill('1').join()}]` },
  { path: '/obracuni', headers: JSON_TYPE, body: '{}' },
  { path: '/obracuni', headers: LINES_TYPE, body: `${ROW}\n` },
  { path: '/obracuni', headers: { 'Content-Type': 'text/csv' }, body: 'a' },
  { path: '/mcp', headers: MCP_TYPE, body: '{"jsonrpc":"2.0","id":1,"method":"ping"}' },
  { path: '/mcp', headers: MCP_TYPE, body: '{' },
  { path: '/mcp', headers: { ...MCP_TYPE, ...ORIGIN }, body: '{}' },
  { path: '/pdv', headers: JSON_TYPE, body: '{}' },
  { path: '/nema', headers: JSON_TYPE, body: '{}' },
  { path: '/openapi.json', headers: JSON_TYPE, body: '{}' },
  { path: '/healthz', headers: JSON_TYPE, body: '{}' },
].map((request) => ({ method: 'POST', ...request }));

/** Requests of every kind with its own headers. */
export const REQUESTS: Readonly<Record<string, readonly Asked[]>> = {
  GET: READ.map((path) => ({ path })),
  HEAD: READ.map((path) => ({ path, method: 'HEAD' })),
  'accepted encodings': PACKABLE.flatMap((path) =>
    ENCODINGS.map((one) => ({ path, headers: { 'Accept-Encoding': one } })),
  ),
  ranges,
  'another origin': OF_EACH_KIND.map((path) => ({ path, headers: ORIGIN })),
  'other methods': otherMethods,
  preflights,
  POST: posting,
};

/** Requests with a tag the client already has. */
export const TAGGED: readonly string[] = [
  '/pdv',
  '/assets/app-1a2b3c4d.js',
  '/openapi.json',
  '/llms.txt',
  '/nema',
];

const longHeader = `X: ${'x'.repeat(9000)}`;
const closing = 'Host: x\r\nConnection: close\r\n';

/** Bytes that only a connection can carry. */
export const RAW: Readonly<Record<string, string>> = {
  'no HTTP': 'zdravo\r\n\r\n',
  'headers of 9 KB': `GET / HTTP/1.1\r\nHost: x\r\n${longHeader}\r\n\r\n`,
  'HTTP/1.0 without a host': 'GET /healthz HTTP/1.0\r\n\r\n',
  'HTTP/1.1 without a host': 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n',
  'two hosts': `GET /healthz HTTP/1.1\r\nHost: y\r\n${closing}\r\n`,
  'two lengths': `POST /calculate HTTP/1.1\r\n${closing}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
  'a whole address': `GET http://obracun.test/healthz HTTP/1.1\r\n${closing}\r\n`,
  'a path upwards': `GET /../package.json HTTP/1.1\r\n${closing}\r\n`,
  'a backslash in the path': `GET /\\..\\x HTTP/1.1\r\n${closing}\r\n`,
  'an unknown expectation': `GET / HTTP/1.1\r\n${closing}Expect: x\r\n\r\n`,
  'an expected 100': `POST /calculate HTTP/1.1\r\n${closing}Content-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n{}`,
  'a body in chunks': `POST /calculate HTTP/1.1\r\n${closing}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  'a tunnel': 'CONNECT obracun.test:443 HTTP/1.1\r\nHost: obracun.test:443\r\n\r\n',
  'an upgrade': `GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n`,
  'two requests in one piece': `GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /readyz HTTP/1.1\r\n${closing}\r\n`,
};
