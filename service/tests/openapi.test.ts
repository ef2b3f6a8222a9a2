import { definitions } from '@obracun/engine/calculators/index.ts';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { PROBLEMS } from '../problems.ts';
import { ask, calculators, post, testApp } from './app.fixture.ts';

const document = await (await ask(testApp(), '/openapi.json')).json();
const bodyOf = (path: string) => document.paths[path].post.requestBody.content['application/json'];
const answerOf = (path: string) => document.paths[path].post.responses[200].content['application/json'];

test('is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  const { valid, errors } = await validator.validate(structuredClone(document));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(validator.version).toBe('3.1');
});

test('lists the calls of the registry as the only POST operations', () => {
  const posts = Object.entries(document.paths).flatMap(([path, item]) =>
    'post' in (item as object) ? path : [],
  );
  expect(posts).toEqual([...definitions.map(({ path }) => path), '/obracuni']);
});

test.each(calculators)(
  '$definition.path documents its golden cases with source and full answer',
  ({ definition, rules }) => {
    const requests = Object.values(bodyOf(definition.path).examples);
    const answers = Object.values(answerOf(definition.path).examples);
    expect(requests).toHaveLength(rules.examples.length);
    rules.examples.forEach(({ input, source, expected }, index) => {
      expect(requests[index]).toMatchObject({ value: input, description: expect.stringContaining(source) });
      const shown = Object.entries(expected).filter(([red]) => definition.output.includes(red));
      expect(answers[index]).toMatchObject({ value: Object.fromEntries(shown) });
    });
  },
);

test('gives every operation a described tag', () => {
  const described = document.tags.map(({ name }: { name: string }) => name);
  const operations = Object.values<object>(document.paths).flatMap((item) => Object.values(item));
  for (const { operationId, tags } of operations)
    expect([operationId, described]).toEqual([operationId, expect.arrayContaining(tags)]);
  expect(new Set(operations.flatMap(({ tags }) => tags))).toEqual(new Set(described));
});

test('describes fields with limits, labels and choices', () => {
  const { schema } = bodyOf('/calculate_topli');
  expect(schema.additionalProperties).toBe(false);
  expect(schema.required).toEqual(['mjesec', 'godina']);
  expect(schema.properties.mjesec).toMatchObject({
    type: 'integer',
    minimum: 1,
    maximum: 12,
    title: 'Mjesec',
  });
  expect(schema.properties.staz.anyOf).toContainEqual({ type: 'integer', minimum: 0, maximum: 70 });
  expect(schema.properties.bruto_plata_input.anyOf).toContainEqual(
    expect.objectContaining({ type: 'number' }),
  );
  expect(schema.properties.topli_obrok_input.description).toContain('{topli_obrok_minimum.iznos}');
  expect(schema.oneOf).toHaveLength(4);
});

test('describes the lines of an answer with their units', () => {
  const { properties, required } = answerOf('/calculate_topli').schema;
  expect(properties.porez).toMatchObject({ type: 'number', description: 'KM' });
  expect(required).toContain('upozorenja');
  expect(required).not.toContain('objasnjenje');
});

test('requires only lines that every answer has', () => {
  for (const { path } of definitions) {
    const { schema, examples } = answerOf(path);
    for (const { value } of Object.values<{ value: object }>(examples))
      expect([path, Object.keys(value)]).toEqual([path, expect.arrayContaining(schema.required)]);
  }
});

test('describes every refusal of a call in its own words', () => {
  const { 200: _, ...refusals } = document.paths['/calculate'].post.responses;
  const described = Object.entries<{ $ref: string }>(refusals).map(([status, { $ref }]) => [
    Number(status),
    document.components.responses[$ref.split('/').at(-1) ?? ''].description,
  ]);
  expect(described.map(([status]) => status)).toEqual([400, 405, 408, 413, 415, 417, 422, 431, 500, 503]);
  expect(described).toContainEqual([415, expect.stringContaining(PROBLEMS.packed.detail)]);
});

/** Every object in the document. */
const objectsIn = (value: unknown): readonly Record<string, unknown>[] =>
  typeof value !== 'object' || value === null
    ? []
    : [
        ...(Array.isArray(value) ? [] : [value as Record<string, unknown>]),
        ...Object.values(value).flatMap(objectsIn),
      ];

test('says of an object without listed members that it has some', () => {
  const { examples: _, ...schemas } = document.components;
  const free = [...objectsIn(schemas), ...objectsIn(document.paths['/zakon.json'])].filter(
    (one) => one.type === 'object' && !('properties' in one),
  );
  expect(free.length).toBeGreaterThan(3);
  for (const one of free) expect(one).toHaveProperty('additionalProperties');
});

test('says that no call needs a key', () => {
  expect(document.security).toEqual([]);
});

test('describes lines as text, which their examples are', () => {
  const { requestBody, responses } = document.paths['/obracuni'].post;
  for (const { content } of [requestBody, responses[200]]) {
    const { schema, examples } = content['application/x-ndjson'];
    expect(schema.type).toBe('string');
    expect(examples.redovi.value).toMatch(/^(?:\{.+\}\n)+$/);
  }
});

test('answers the example of a batch as described', async () => {
  const { requestBody, responses } = document.paths['/obracuni'].post;
  const { value } = requestBody.content['application/x-ndjson'].examples.redovi;
  const answer = await post(testApp(), '/obracuni', value, 'application/x-ndjson');
  expect(await answer.text()).toBe(responses[200].content['application/x-ndjson'].examples.redovi.value);
});
