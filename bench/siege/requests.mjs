const WAGE = { mjesec: 3, godina: 2025, bruto_plata_input: 2000, staz: 5, topli_obrok_input: 10 };
const VALUES = [
  null,
  true,
  '',
  '2025',
  -1,
  1e308,
  13,
  2017,
  0.001,
  '\0',
  [],
  {},
  'x'.repeat(2000),
  [[[[]]]],
  '1.234,56',
];
const FIELDS = [...Object.keys(WAGE), '__proto__', 'constructor', 'x', 'neto_plata_input', 'datum', 'prihod'];

export const get = (path, headers = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;

export const call = (path, body, type = 'application/json', headers = '') =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n${headers}\r\n${body}`;

function changed({ one, whole }) {
  const body = { ...WAGE };
  for (let change = whole(4); change > 0; change--) body[one(FIELDS)] = one(VALUES);
  return body;
}

const FURTHER = {
  sati_dnevno: 7,
  zaposlen_od: '2026-10-06',
  bolovanje_sati: 8,
  bolovanje_osnovica: 12,
  odsustvo_fond_sati: 8,
  neplaceno: 1,
  umanjenje: 10,
  stimulacija: 100,
  neoporezivo: 50,
  obustave: 20,
  najniza_osnovica: true,
};
const DAYS = 100 * 365;
const DAY_MS = 24 * 3600 * 1000;

/** Explained, for the largest possible answer. */
const explained = (path, body) =>
  call(path, JSON.stringify(body), 'application/json', 'Prefer: objasnjenje\r\n');

/** A wage with some of its fields filled: each combination has a slip of its own. */
export function filled({ one, whole }) {
  const some = Object.entries(FURTHER).filter(() => whole(2) === 0);
  const month = { mjesec: 10, godina: 2026, bruto_plata_input: 2000 };
  return explained(one(['/calculate', '/calculate_fbih']), { ...month, ...Object.fromEntries(some) });
}

/** A contract of any day of a century, each by its own law. */
export const dated = ({ one, whole }) =>
  explained(one(['/ugovor-djelu/', '/fbih/ugovor-djelu/']), {
    bruto: 1000,
    datum: new Date(Date.UTC(2018, 0, 1) + whole(DAYS) * DAY_MS).toISOString().slice(0, 10),
  });

const cutOff = ({ whole }, json) => (whole(10) === 0 ? json.slice(0, whole(json.length)) : json);

/** A call with values of the wrong kind, or with truncated JSON. */
export function mutated(dice, calls) {
  const { one, whole } = dice;
  const text = cutOff(dice, JSON.stringify(changed(dice)));
  return call(
    one(calls) + one(['', '?objasnjenje=1', '?x']),
    text,
    whole(20) === 0 ? 'text/plain' : undefined,
  );
}

/** A GET: a page, a document, a file, or a missing one; compressed or not. */
export function reading({ one }, paths) {
  const headers = ['', 'Accept-Encoding: br\r\n', 'Accept-Encoding: gzip;q=0\r\n', 'If-None-Match: *\r\n'];
  return get(one(paths), one(headers));
}

/** One calculation among many, of the same kind. */
export const row = (dice, calls) =>
  cutOff(dice, JSON.stringify({ poziv: dice.one([...calls, '/nema', null]), unos: changed(dice) }));

const LINES = 'application/x-ndjson';

/** Many calculations as lines, in chunks of odd sizes, or only the beginning of them. */
export function lines({ whole }, rows, { isWhole = true, headers = '' } = {}) {
  const text = rows.join('\n');
  const chunks = [];
  for (let at = 0; at < text.length; ) {
    const size = 1 + whole(3000);
    const chunk = text.slice(at, at + size);
    chunks.push(`${Buffer.byteLength(chunk).toString(16)}\r\n${chunk}\r\n`);
    at += size;
  }
  const head = `POST /obracuni HTTP/1.1\r\nHost: x\r\nContent-Type: ${LINES}\r\nTransfer-Encoding: chunked\r\n${headers}\r\n`;
  return head + chunks.join('') + (isWhole ? '0\r\n\r\n' : '');
}

/** A message of an assistant. */
export const message = ({ one }) =>
  call('/mcp', one(MESSAGES)).replace('\r\n', '\r\nAccept: application/json, text/event-stream\r\n');

const MESSAGES = [
  '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"kalkulator-fbih","arguments":{"mjesec":13}}}',
  '{"jsonrpc":"2.0","id":1,"method":"subscriptions/listen","params":{"notifications":{"toolsListChanged":true}}}',
  '{"jsonrpc":"2.0","method":"notifications/initialized"}',
  '[]',
  '{',
];
