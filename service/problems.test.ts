import { expect, test } from 'vitest';
import { ask, calculators, post, site, testApp } from './fixtures/app.fixture.ts';

const app = testApp({ site });
const KB = 1024;

const refused = async (response: Promise<Response>, status: number, kod: string) => {
  const { detail, greske } = await (await response).json();
  expect((await response).status).toBe(status);
  expect((await response).headers.get('Cache-Control')).toBe('no-store');
  expect(detail).toMatch(/^\p{Lu}.*\.$/u);
  expect(greske[0]).toEqual({ polje: expect.any(String), kod, poruka: detail });
};

test.each([undefined, 'text/plain', 'multipart/form-data', 'application/jsonp'])(
  'a body sent as %s is not JSON',
  (type) => refused(post(app, '/calculate', '{}', type ?? ''), 415, 'vrsta'),
);

test.each([
  'application/json',
  'application/json; charset=utf-8',
  'Application/JSON',
  'application/vnd.x+json',
])('a body sent as %s is read', async (type) =>
  expect((await post(app, '/calculate', '{}', type)).status).toBe(422),
);

test('a packed body is not read', async () => {
  for (const [encoding, status] of [
    ['gzip', 415],
    ['br, identity', 415],
    ['Identity', 422],
  ] as const) {
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': encoding };
    const response = ask(app, '/calculate', { method: 'POST', headers, body: '{}' });
    if (status === 415) await refused(response, 415, 'kodiranje');
    expect((await response).status, encoding).toBe(status);
  }
});

test.each(['', '{', '{"mjesec":1,}', 'NaN', '{"mjesec":NaN}', '\0', '{"mjesec":1}\0', "{'mjesec':1}"])(
  'broken JSON is refused: %j',
  (body) => refused(post(app, '/calculate', body), 422, 'json'),
);

test.each(['null', '[]', '[1,2]', '3', '"mjesec"', 'true'])('JSON that is no object is refused: %s', (body) =>
  refused(post(app, '/calculate', body), 422, 'neispravno'),
);

test('deep nesting is refused', async () => {
  const deep = '['.repeat(30_000) + ']'.repeat(30_000);
  expect((await post(app, '/calculate', deep)).status).toBe(422);
  expect((await post(app, '/calculate', `{"mjesec":${deep}}`)).status).toBe(422);
});

test.each(['__proto__', 'constructor', 'toString', 'mjesec\0'])('the field %j is unknown', async (name) => {
  const body = `{"mjesec":3,"godina":2025,"bruto_plata_input":2000,${JSON.stringify(name)}:{"x":1}}`;
  const response = await post(app, '/calculate', body);
  expect(response.status).toBe(422);
  expect((await response.json()).greske).toEqual([
    expect.objectContaining({ polje: name, kod: 'nepoznato_polje' }),
  ]);
  expect({}).not.toHaveProperty('x');
});

test('all that is wrong with an input is said at once, the first of it as the sentence', async () => {
  const response = await post(app, '/calculate', '{"mjesec":13,"godina":"2025"}');
  const { detail, greske } = await response.json();
  expect(response.status).toBe(422);
  expect(greske.map(({ polje }: { polje: string }) => polje)).toEqual(['mjesec', 'godina']);
  expect(detail).toBe('Mjesec mora biti broj između 1 i 12.');
});

test('no more than twenty issues are told, however many there are', async () => {
  const fields = Array.from({ length: 2000 }, (_, index) => [`polje${index}`, 1]);
  const wage = { mjesec: 3, godina: 2025, bruto_plata_input: 2000 };
  const response = await post(app, '/calculate', JSON.stringify({ ...wage, ...Object.fromEntries(fields) }));
  expect((await response.json()).greske).toHaveLength(20);
});

const padded = (size: number): string => `{"mjesec":1${' '.repeat(size - 12)}}`;

test('a body may have 64 KB and no more, whatever length it claims', async () => {
  expect((await post(app, '/calculate', padded(64 * KB))).status).toBe(422);
  await refused(post(app, '/calculate', padded(64 * KB + 1)), 413, 'velicina');
  for (const length of ['1', '70000', '-1', 'x']) {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': length };
    const response = await ask(app, '/calculate', { method: 'POST', headers, body: padded(5000 * KB) });
    expect(response.status, length).toBe(413);
  }
});

test('a body without a length is read to the limit only', async () => {
  let given = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      given += KB;
      controller.enqueue(new Uint8Array(KB).fill(0x20));
    },
  });
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: endless,
    duplex: 'half',
  };
  await refused(ask(app, '/calculate', init), 413, 'velicina');
  expect(given).toBeLessThan(80 * KB);
});

test('a body that breaks off is a bad request', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new Error('gone')) });
  const init = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: broken,
    duplex: 'half',
  };
  await refused(ask(app, '/calculate', init), 400, 'zahtjev');
});

test.each(calculators.map(({ definition }) => definition.path))('%s takes POST only', async (poziv) => {
  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    const response = ask(app, poziv, { method });
    await refused(response, 405, 'metoda');
    expect((await response).headers.get('Allow')).toBe('OPTIONS, POST');
  }
});

test('reading a call is refused, unless a page has that path too', async () => {
  await refused(ask(app, '/calculate'), 405, 'metoda');
  expect((await ask(app, '/calculate', { method: 'HEAD' })).status).toBe(405);
  const page = await ask(app, '/privremeni-povremeni/');
  expect([page.status, await page.text()]).toEqual([200, '<h1>Privremeni</h1>']);
});

test('what is not there is said as JSON to programs', async () => {
  await refused(ask(app, '/nema', { method: 'POST' }), 404, 'adresa');
  await refused(ask(app, '/assets/nema.js'), 404, 'adresa');
  await refused(ask(testApp(), '/nema'), 404, 'adresa');
});

test.each(['/healthz', '/openapi.json', '/', '/pdv', '/PDV/', '/assets/app-1a2b3c.js'])(
  '%s takes GET only',
  async (path) => {
    for (const method of ['POST', 'DELETE']) {
      const response = ask(app, path, { method });
      await refused(response, 405, 'metoda');
      expect((await response).headers.get('Allow')).toBe('GET, HEAD');
    }
  },
);
