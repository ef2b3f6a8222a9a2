import { expect, test } from 'vitest';
import { ask, JSON_TYPE, post, site, testApp } from './app.fixture.ts';

const app = testApp({ site });
const KB = 1024;

const refused = async (response: Promise<Response>, status: number, kod: string) => {
  const { detail, greske } = await (await response).json();
  expect((await response).status).toBe(status);
  expect((await response).headers.get('Cache-Control')).toBe('no-store');
  expect(detail).toMatch(/^\p{Lu}.*\.$/u);
  expect(greske[0]).toEqual({ polje: expect.any(String), kod, poruka: detail });
};

test.each(['', '{', '{"mjesec":1,}', 'NaN', '{"mjesec":NaN}', '\0', '{"mjesec":1}\0', "{'mjesec':1}"])(
  'refuses broken JSON: %j',
  (body) => refused(post(app, '/calculate', body), 422, 'json'),
);

test.each([
  ['{"mjesec":3,"godina":2025,"bruto_plata_input":2000,"bruto_plata_input":3000}', 'bruto_plata_input'],
  ['{"mjesec":3,"godina":2025,"\\u006djesec":3,"bruto_plata_input":2000}', 'mjesec'],
  ['{"mjesec":3,"godina":2025,"neodrađeni_sati":1,"x":"a:b","neodrađeni_sati":1}', 'neodrađeni_sati'],
])('refuses a name that comes twice: %s', async (body, name) => {
  const response = await post(app, '/calculate', body);
  expect(response.status).toBe(422);
  const detail = `Polje „${name}“ poslano je više puta: pošaljite ga jednom.`;
  expect(await response.json()).toEqual({ detail, greske: [{ polje: name, kod: 'json', poruka: detail }] });
});

test.each([
  [{ mjesec: '3' }, 'Mjesec: pošaljite broj, bez navodnika.'],
  [{ bruto_plata_input: '2000.50' }, 'Bruto osnovna plata: pošaljite broj, bez navodnika.'],
  [{ staz: '' }, 'Godine staža: pošaljite broj, bez navodnika, ili izostavite polje.'],
  [{ ima_preko: 'true' }, 'Dodatni sati: pošaljite true ili false, bez navodnika.'],
  [{ mjesec: 'mart' }, 'Mjesec mora biti broj između 1 i 12.'],
])('says of %j what to send', async (written, detail) => {
  const wage = { mjesec: 3, godina: 2025, bruto_plata_input: 2000, ...written };
  const response = await post(app, '/calculate', JSON.stringify(wage));
  expect(await response.json()).toMatchObject({ detail });
});

test('refuses deep nesting', async () => {
  const deep = '['.repeat(30_000) + ']'.repeat(30_000);
  expect((await post(app, '/calculate', deep)).status).toBe(422);
  expect((await post(app, '/calculate', `{"mjesec":${deep}}`)).status).toBe(422);
});

test.each(['__proto__', 'constructor', 'toString', 'mjesec\0'])(
  'refuses the unknown field %j',
  async (name) => {
    const body = `{"mjesec":3,"godina":2025,"bruto_plata_input":2000,${JSON.stringify(name)}:{"x":1}}`;
    const response = await post(app, '/calculate', body);
    expect(response.status).toBe(422);
    expect((await response.json()).greske).toEqual([
      expect.objectContaining({ polje: name, kod: 'nepoznato_polje' }),
    ]);
    expect({}).not.toHaveProperty('x');
  },
);

test('reports all issues of an input, the first as the sentence', async () => {
  const response = await post(app, '/calculate', '{"mjesec":13,"godina":"2025"}');
  const { detail, greske } = await response.json();
  expect(response.status).toBe(422);
  expect(greske.map(({ polje }: { polje: string }) => polje)).toEqual(['mjesec', 'godina']);
  expect(detail).toBe('Mjesec mora biti broj između 1 i 12.');
});

test('reports at most twenty issues', async () => {
  const fields = Array.from({ length: 2000 }, (_, index) => [`polje${index}`, 1]);
  const wage = { mjesec: 3, godina: 2025, bruto_plata_input: 2000 };
  const response = await post(app, '/calculate', JSON.stringify({ ...wage, ...Object.fromEntries(fields) }));
  expect((await response.json()).greske).toHaveLength(20);
});

const padded = (size: number): string => `{"mjesec":1${' '.repeat(size - 12)}}`;

test('accepts a body up to 64 KB, whatever length it declares', async () => {
  expect((await post(app, '/calculate', padded(64 * KB))).status).toBe(422);
  await refused(post(app, '/calculate', padded(64 * KB + 1)), 413, 'velicina');
  for (const length of ['1', '70000', '-1', 'x']) {
    const headers = { ...JSON_TYPE, 'Content-Length': length };
    const response = await ask(app, '/calculate', { method: 'POST', headers, body: padded(5000 * KB) });
    expect(response.status, length).toBe(413);
  }
});

test('stops reading at the limit when a body has no length', async () => {
  let given = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      given += KB;
      controller.enqueue(new Uint8Array(KB).fill(0x20));
    },
  });
  const init = { method: 'POST', headers: JSON_TYPE, body: endless, duplex: 'half' };
  await refused(ask(app, '/calculate', init), 413, 'velicina');
  expect(given).toBeLessThan(80 * KB);
});

test('answers 400 and logs nothing when a body breaks off', async () => {
  const faults: unknown[] = [];
  const logged = testApp({ log: (error) => faults.push(error) });
  for (const path of ['/calculate', '/obracuni', '/mcp']) {
    const stream = new ReadableStream({ start: (controller) => controller.error(new Error('gone')) });
    const init = { method: 'POST', headers: JSON_TYPE, body: stream, duplex: 'half' };
    await refused(ask(logged, path, init), 400, 'zahtjev');
  }
  expect(faults).toEqual([]);
});

test('refuses to read a call unless a page has the same path', async () => {
  await refused(ask(app, '/calculate'), 405, 'metoda');
  expect((await ask(app, '/calculate', { method: 'HEAD' })).status).toBe(405);
  const page = await ask(app, '/privremeni-povremeni/');
  expect([page.status, await page.text()]).toEqual([200, '<h1>Privremeni</h1>']);
});
