import { definition as managerial } from '@obracun/engine/calculators/menadzerski-ugovor/definition.ts';
import { definition } from '@obracun/engine/calculators/minuli-topli/definition.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CallError } from './answer.ts';
import { callFor } from './call.ts';

const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answer));
const json = (status: number, body: unknown) => async () => new Response(JSON.stringify(body), { status });
const call = (signal = new AbortController().signal) => callFor(definition, '{"mjesec":3}', signal);

afterEach(() => vi.unstubAllGlobals());

it('posts the JSON to the path of the definition as specified, and requests the explanation', async () => {
  const porez = {
    formula: 'poreska osnovica × stopa poreza',
    racun: '16,39 × 8 %',
    zakon: ['porez_na_platu'],
  };
  const cited = { naziv: 'Porez na platu', od: '2018-01-01', pouzdanost: 'visoka', provjereno: '2026-11-21' };
  const objasnjenje = {
    redovi: { porez, satnica: { ...porez, vrijednost: 10 } },
    propisi: { porez_na_platu: cited },
  };
  answering(json(200, { porez: 1.31, upozorenja: [], objasnjenje }));
  const { lines } = await call();
  expect(lines.get('porez')).toMatchObject({ label: 'Porez na dohodak', value: 1.31, citations: [cited] });
  expect(lines.get('satnica')?.value).toBe(10);
  expect(fetch).toHaveBeenCalledWith('/calculate_topli', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Prefer: 'objasnjenje' },
    body: '{"mjesec":3}',
    signal: expect.anything(),
  });
});

it('reads an answer of bare fields, and computes the omitted sums', async () => {
  answering(
    json(200, { bruto_ukupno: 2000, zdravstveno: 204.1, neto_plata: 1300, poruka: 'x', porez: null }),
  );
  const { lines, warnings } = await call();
  expect(warnings).toEqual([]);
  expect([...lines.values()].map(({ name, value }) => [name, value])).toEqual(
    expect.arrayContaining([
      ['bruto_ukupno', 2000],
      ['bruto_bez_zdravstvenog', 1795.9],
    ]),
  );
  expect(lines.get('neto_plata')).toMatchObject({
    label: 'Neto plata',
    kind: 'iznos',
    formula: '',
    citations: [],
  });
  expect(lines.size).toBe(4);
});

it('throws the sentence of the service and its fields', async () => {
  const errors = [{ polje: 'neplaceno', kod: 'odsustvo', poruka: 'Odsustvo je duže od mjeseca.' }];
  answering(json(422, { detail: 'Odsustvo je duže od mjeseca.', greske: errors }));
  await expect(call()).rejects.toMatchObject({ message: 'Odsustvo je duže od mjeseca.', issues: errors });
});

it.each([
  ['a page instead of JSON', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['JSON without a sentence', json(500, {})],
  ['a page instead of an answer', async () => new Response('<h1>Prijava na mrežu</h1>')],
  ['an answer of another service', json(200, { status: 'ok' })],
  ['a detail that says nothing', json(422, { detail: [{}, null] })],
])('reports a failed calculation: %s', async (_what, answer) => {
  answering(answer);
  await expect(call()).rejects.toEqual(new CallError('Greška pri izračunu'));
});

it.each([5, 'x', {}, [null], [5], [{}], [{ polje: 5, poruka: {} }], [{ polje: '', poruka: 'x', izvor: {} }]])(
  'ignores values in place of sentences: %j',
  async (instead) => {
    answering(json(200, { porez: 1.31, upozorenja: instead }));
    expect((await call()).warnings).toEqual([]);
    answering(json(422, { detail: 'Ne može.', greske: instead }));
    await expect(call()).rejects.toMatchObject({ message: 'Ne može.', issues: [] });
    answering(json(422, { detail: [{ msg: instead, loc: instead }] }));
    await expect(call()).rejects.toBeInstanceOf(CallError);
  },
);

describe('an explanation that cannot be rendered is a failed calculation', () => {
  const line = { formula: 'a', racun: 'b', zakon: ['porez'] };
  const cited = { naziv: 'Porez', od: '2018-01-01', pouzdanost: 'visoka', provjereno: '2026-11-21' };
  const explained = (objasnjenje: unknown) => {
    answering(json(200, { porez: 1.31, objasnjenje }));
    return call();
  };

  it.each([null, {}, { redovi: { porez: line } }, { redovi: { porez: line }, propisi: { porez: cited } }])(
    'but not %j',
    async (objasnjenje) => {
      expect((await explained(objasnjenje)).lines.get('porez')?.value).toBe(1.31);
    },
  );

  it.each([
    5,
    [],
    { redovi: 5 },
    { propisi: [] },
    ...[
      null,
      'x',
      { formula: {} },
      { racun: 5 },
      { zakon: 'porez' },
      { zakon: [{}] },
      { vrijednost: {} },
    ].map((wrong) => ({ redovi: { porez: wrong } })),
    { redovi: { porez: { ...line, zakon: ['constructor'] } } },
    ...[
      null,
      'x',
      {},
      { ...cited, naziv: {} },
      { ...cited, od: 'juče' },
      { ...cited, provjereno: undefined },
      { ...cited, pouzdanost: 'potpuna' },
      { ...cited, clan: ['čl. 1'] },
      { ...cited, url: 'nigdje' },
      { ...cited, url: 'javascript:alert(1)' },
    ].map((wrong) => ({ redovi: { porez: line }, propisi: { porez: wrong } })),
  ])('%j', async (objasnjenje) => {
    await expect(explained(objasnjenje)).rejects.toEqual(new CallError('Greška pri izračunu'));
  });
});

it('reads a list of errors', async () => {
  const detail = [
    { loc: ['body', 'mjesec'], msg: 'Mjesec nije broj.', type: 'int_parsing' },
    'Provjerite unos.',
    'Provjerite unos.',
  ];
  answering(json(422, { detail }));
  await expect(call()).rejects.toMatchObject({
    message: 'Mjesec nije broj. Provjerite unos.',
    issues: [{ polje: 'mjesec', poruka: 'Mjesec nije broj.' }],
  });
});

it('shows the sentence of a contract above that of the service, once', async () => {
  const { signal } = new AbortController();
  answering(json(422, { detail: 'Nemamo propise.' }));
  await expect(callFor(managerial, '{}', signal)).rejects.toMatchObject({
    title: 'Greška pri izračunu.',
    message: 'Nemamo propise.',
  });
  answering(json(500, {}));
  await expect(callFor(managerial, '{}', signal)).rejects.toMatchObject({
    title: undefined,
    message: 'Greška pri izračunu.',
  });
});

describe('offline', () => {
  it('says what to do', async () => {
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(call()).rejects.toMatchObject({
      message: 'Nema interneta. Obračun nastavljate čim se veza vrati.',
      title: undefined,
      isPassing: true,
    });
  });

  it('shows the sentence of a contract above it', async () => {
    answering(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(callFor(managerial, '{}', new AbortController().signal)).rejects.toMatchObject({
      title: 'Greška pri izračunu.',
    });
  });
});

it('ignores an aborted call', async () => {
  const abandoned = new DOMException('aborted', 'AbortError');
  answering(() => Promise.reject(abandoned));
  await expect(call(AbortSignal.abort())).rejects.toBe(abandoned);
});
