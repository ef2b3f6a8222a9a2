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

export const call = (path, body, type = 'application/json') =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

/** A call whose fields have other values than they should, or whose JSON is cut off. */
export function mutated({ one, whole }, calls) {
  const body = { ...WAGE };
  for (let change = whole(4); change > 0; change--) body[one(FIELDS)] = one(VALUES);
  const json = JSON.stringify(body);
  const text = whole(10) === 0 ? json.slice(0, whole(json.length)) : json;
  return call(
    one(calls) + one(['', '?objasnjenje=1', '?x']),
    text,
    whole(20) === 0 ? 'text/plain' : undefined,
  );
}

/** Something to read: a page, a document, a file, nothing; packed or not. */
export function reading({ one }, paths) {
  const headers = ['', 'Accept-Encoding: br\r\n', 'Accept-Encoding: gzip;q=0\r\n', 'If-None-Match: *\r\n'];
  return get(one(paths), one(headers));
}
