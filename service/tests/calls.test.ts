import { emptyIn, fieldsOf } from '@obracun/engine/core/input.ts';
import { linesOf } from '@obracun/engine/core/lines-of.ts';
import { expect, test } from 'vitest';
import { todayInBosnia } from '../calls.ts';
import { ask, calculators, EXPLAINED, post, postExplained, TODAY, testApp } from './app.fixture.ts';

const cases = calculators.flatMap(({ definition, rules }) =>
  rules.examples.map((example) => ({ path: definition.path, definition, example })),
);

test.each(cases)('$path answers its golden case: $example.title', async ({ path, definition, example }) => {
  const app = testApp({ today: () => example.day ?? TODAY });
  const response = await postExplained(app, path, JSON.stringify(example.input));
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/json');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const answer = await response.json();
  const lines = [...linesOf(definition, answer).values()].map(({ name, value }) => [name, value]);
  expect({ ...answer, ...Object.fromEntries(lines) }).toMatchObject(example.expected);
});

test.each(calculators)('$definition.path treats an empty field as absent', async (calculator) => {
  const { definition, rules } = calculator;
  const [{ input, day } = { input: {}, day: undefined }] = rules.examples;
  const app = testApp({ today: () => day ?? TODAY });
  const answer = async (body: object) => (await post(app, definition.path, JSON.stringify(body))).text();
  const names = [...Object.keys(fieldsOf(definition)), ...emptyIn(definition)];
  const empties = Object.fromEntries(names.map((name) => [name, null]));
  expect(await answer({ ...empties, ...input })).toBe(await answer(input));
});

test.each(calculators.filter(({ definition }) => emptyIn(definition).length > 0))(
  '$definition.path accepts fields of its sister call when they are empty',
  async ({ definition, rules }) => {
    const [{ input } = { input: {} }] = rules.examples;
    const statusOf = async (name: string, value: unknown) =>
      (await post(testApp(), definition.path, JSON.stringify({ ...input, [name]: value }))).status;
    for (const name of emptyIn(definition)) {
      for (const nothing of [null, false, 0, ''])
        expect([name, await statusOf(name, nothing)]).toEqual([name, 200]);
      expect([name, await statusOf(name, 5)]).toEqual([name, 422]);
    }
  },
);

test.each(calculators)('$definition.path ignores fields whose switch is off', async (calculator) => {
  const { definition, rules } = calculator;
  const [{ input, day } = { input: {}, day: undefined }] = rules.examples;
  const app = testApp({ today: () => day ?? TODAY });
  const answer = async (body: object) => (await post(app, definition.path, JSON.stringify(body))).text();
  for (const [name, { when }] of Object.entries(definition.fields)) {
    if (when === undefined) continue;
    const off = { ...input, [when]: false };
    expect([name, await answer({ ...off, [name]: 'bilo šta' })]).toEqual([
      name,
      await answer({ ...off, [name]: null }),
    ]);
  }
});

const wage = { mjesec: 4, godina: 2025, bruto_plata_input: 2000 };

test('warns when hours are given without their switch', async () => {
  const warned = async (own: object) => {
    const answer = await post(testApp(), '/calculate', JSON.stringify({ ...wage, ...own }));
    return ((await answer.json()) as { upozorenja: unknown[] }).upozorenja;
  };
  const stated = (switches: string) => ({
    polje: 'nocni_sati',
    poruka: `Polje „nocni_sati“ nije uračunato: uz njega pošaljite ${switches}, ili ga izostavite.`,
    izvor: null,
  });
  expect(await warned({ nocni_sati: 8 })).toEqual([stated('„ima_preko“: true i „nocni“: true')]);
  expect(await warned({ nocni_sati: 8, nocni: true })).toEqual([stated('„ima_preko“: true')]);
  for (const off of [{ nocni: false }, { ima_preko: false, nocni: true }, { nocni_sati: 0 }])
    expect(await warned({ nocni_sati: 8, ...off })).toEqual([]);
});

test('explains the lines only when requested', async () => {
  const app = testApp();
  const body = JSON.stringify(wage);
  const plain = await (await post(app, '/calculate_topli', body)).json();
  const { objasnjenje, ...answer } = await (await postExplained(app, '/calculate_topli', body)).json();
  expect(plain).not.toHaveProperty('objasnjenje');
  expect(answer).toEqual(plain);
  expect(objasnjenje.redovi.porez.zakon).toEqual(['porez_na_platu']);
  expect(objasnjenje.propisi.porez_na_platu).toMatchObject({ provjereno: expect.any(String) });
});

test('sends each figure and each provision once when explained', async () => {
  const { objasnjenje, ...answer } = await (
    await postExplained(testApp(), '/calculate_topli', JSON.stringify(wage))
  ).json();
  for (const [red, line] of Object.entries<object>(objasnjenje.redovi))
    expect([red, 'vrijednost' in line]).toEqual([red, !(red in answer)]);
  const named = Object.values<{ zakon: string[] }>(objasnjenje.redovi).flatMap(({ zakon }) => zakon);
  expect(new Set(named)).toEqual(new Set(Object.keys(objasnjenje.propisi)));
});

test.each([
  ['Objasnjenje', true],
  ['respond-async, objasnjenje', true],
  ['return=minimal; x=1', false],
  ['objasnjenjem', false],
])('Prefer: %s requests the explanation: %s', async (Prefer, isAsked) => {
  const headers = { ...EXPLAINED, Prefer };
  const response = await ask(testApp(), '/calculate', {
    method: 'POST',
    headers,
    body: JSON.stringify(wage),
  });
  expect('objasnjenje' in (await response.json())).toBe(isAsked);
});

test('applies the law of today when a call has no date', async () => {
  const body = JSON.stringify({ bruto: 1000 });
  const before = await post(testApp({ today: () => '2021-12-31' }), '/menadzerski/', body);
  const after = await post(testApp({ today: () => '2022-01-01' }), '/menadzerski/', body);
  expect([(await before.json()).porez, (await after.json()).porez]).toEqual([67.2, 89.7]);
});

test('logs an internal error and answers 500 without details', async () => {
  const faults: unknown[] = [];
  const [first, ...others] = calculators;
  if (!first) throw new Error('no calculators');
  const broken = {
    ...first,
    calculate: () => {
      throw new Error('secret detail');
    },
  };
  const app = testApp({ calculators: [broken, ...others], log: (...fault) => faults.push(fault) });
  const response = await post(app, first.definition.path, '{}');
  expect(response.status).toBe(500);
  expect(await response.text()).not.toMatch(/secret|Error|at /);
  expect(faults).toEqual([[expect.objectContaining({ message: 'secret detail' }), first.definition.path]]);
  expect((await ask(app, '/healthz')).status).toBe(200);
});

test.each([
  ['2026-01-01T22:59:59Z', '2026-01-01'],
  ['2026-01-01T23:00:00Z', '2026-01-02'],
  ['2026-07-01T21:59:59Z', '2026-07-01'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
])('%s is %s in Sarajevo, in winter and in summer', (instant, day) => {
  expect(todayInBosnia(Date.parse(instant))).toBe(day);
});
