import type { Described } from '@obracun/engine/kernel/described.ts';
import { expect, test } from 'vitest';
import { ask, calculators, post, TODAY, testApp } from './app.fixture.ts';

const cases = calculators.flatMap((calculator) =>
  calculator.racun.primjeri.map((example) => ({ poziv: calculator.definition.poziv, example })),
);

test.each(cases)('$poziv answers its documented example: $example.naziv', async ({ poziv, example }) => {
  const app = testApp({ today: () => example.dan ?? TODAY });
  const response = await post(app, `${poziv}?objasnjenje=1`, JSON.stringify(example.unos));
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/json');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const { objasnjenje, ...answer } = await response.json();
  const explained = objasnjenje.map((line: Described) => [line.red, line.vrijednost]);
  expect({ ...Object.fromEntries(explained), ...answer }).toMatchObject(example.ocekivano);
});

const wage = { mjesec: 4, godina: 2025, bruto_plata_input: 2000 };

test('a call answers with and without the slash at the end', async () => {
  const app = testApp();
  const [bare, slashed] = await Promise.all([
    post(app, '/calculate_topli', JSON.stringify(wage)),
    post(app, '/calculate_topli/', JSON.stringify(wage)),
  ]);
  expect(bare.status).toBe(200);
  expect(await bare.text()).toBe(await slashed.text());
});

test('the answer explains its lines only when asked to', async () => {
  const app = testApp();
  const body = JSON.stringify(wage);
  const plain = await (await post(app, '/calculate_topli', body)).json();
  const explained = await (await post(app, '/calculate_topli?objasnjenje=1', body)).json();
  expect(plain).not.toHaveProperty('objasnjenje');
  const tax = explained.objasnjenje.find(({ red }: { red: string }) => red === 'porez');
  expect(tax.vrijednost).toBe(explained.porez);
  expect(tax.zakon[0]).toMatchObject({ provjereno: expect.any(String) });
  expect(await (await post(app, '/calculate_topli?objasnjenje=0', body)).json()).toEqual(plain);
});

test('the law of today enters a call without a date', async () => {
  const body = JSON.stringify({ bruto: 1000 });
  const before = await post(testApp({ today: () => '2021-12-31' }), '/menadzerski/', body);
  const after = await post(testApp({ today: () => '2022-01-01' }), '/menadzerski/', body);
  expect((await before.json()).porez).not.toBe((await after.json()).porez);
});

test('a fault of ours is told to the log and nothing of it to the caller', async () => {
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
  const response = await post(app, first.definition.poziv, '{}');
  expect(response.status).toBe(500);
  expect(await response.text()).not.toMatch(/secret|Error|at /);
  expect(faults).toEqual([[expect.objectContaining({ message: 'secret detail' }), first.definition.poziv]]);
  expect((await ask(app, '/healthz')).status).toBe(200);
});
