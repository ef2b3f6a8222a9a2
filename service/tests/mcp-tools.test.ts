import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import { describe, expect, test } from 'vitest';
import { callsOf } from '../calls.ts';
import { toolsOf } from '../mcp-tools.ts';
import { calculators, TODAY } from './app.fixture.ts';

const calls = callsOf(
  calculators,
  () => TODAY,
  () => undefined,
);
const { list, call } = toolsOf(calculators, calls);
const tools = list();

/** Every schema inside a schema, with its path. */
function schemasIn(schema: unknown, path: string): readonly (readonly [string, Record<string, unknown>])[] {
  if (!isJsonObject(schema)) return [];
  const { properties, items } = schema;
  const named = isJsonObject(properties) ? Object.entries(properties) : [];
  return [
    [path, schema],
    ...named.flatMap(([name, one]) => schemasIn(one, `${path}.${name}`)),
    ...schemasIn(items, `${path}[]`),
  ];
}

const schemas = tools.flatMap(({ name, inputSchema }) => schemasIn(inputSchema, name));

/** The part of JSON Schema that every assistant supports. */
const KEYWORDS = ['type', 'description', 'properties', 'required', 'items', 'enum'];
const TYPES = ['object', 'array', 'string', 'number', 'integer', 'boolean'];

describe('the list of tools', () => {
  test('stays under 25 kB', () => {
    const answer = JSON.stringify({ jsonrpc: '2.0', id: 1, result: { tools } });
    expect(new TextEncoder().encode(answer).length).toBeLessThan(25_000);
  });

  test('describes each tool, and says in words which fields exclude each other', () => {
    for (const { description = '', name } of tools) {
      const bases = Object.keys(
        calculators.find(({ definition }) => definition.id === name)?.definition.bases ?? {},
      );
      expect(description).toMatch(/\.$/);
      expect(description.includes('tačno jedno od'), name).toBe(bases.length > 0);
      for (const basis of bases) expect(description).toContain(basis);
    }
  });

  test('has an object at every root, and no choice of schemas anywhere', () => {
    expect(schemas.length).toBeGreaterThan(200);
    for (const { inputSchema } of tools) expect(inputSchema.type).toBe('object');
    for (const [path, schema] of schemas) {
      expect(KEYWORDS, path).toEqual(expect.arrayContaining(Object.keys(schema)));
      expect(TYPES, path).toContain(schema.type);
    }
  });

  test('names, requires and offers only what assistants can send', () => {
    for (const [path, { type, properties = {}, required = [], enum: offered }] of schemas) {
      const names = Object.keys(properties as object);
      for (const name of names) expect([path, name]).toEqual([path, expect.stringMatching(/^[\w.-]{1,64}$/)]);
      expect(names, path).toEqual(expect.arrayContaining(required as string[]));
      if (offered) expect(type, path).toBe('string');
    }
  });

  test('describes every field', () => {
    for (const [path, { type, description }] of schemas)
      if (type !== 'object') expect(description, path).toMatch(/\S/);
  });
});

/** Switches that a tool turns on when a field is given. */
const SWITCHES = ['ima_preko', 'prekovremeni', 'nocni', 'praznik'];

test.each(calculators)(
  '$definition.id accepts its examples by the field names it lists',
  ({ definition, rules }) => {
    const { properties = {} } = tools.find(({ name }) => name === definition.id)?.inputSchema ?? {};
    const path = definition.path.replace(/\/$/, '');
    for (const { input } of rules.examples) {
      const given = Object.entries(input)
        .filter(([name, value]) => value !== null && !SWITCHES.includes(name))
        .map(([name, value]) => [name.replace('đ', 'd'), value] as const)
        .filter(([name, value]) => name in properties || value !== 0);
      expect(Object.keys(properties)).toEqual(expect.arrayContaining(given.map(([name]) => name)));
      const replyOf = (explained: boolean) => calls.get(path)?.(input, explained);
      const resultOf = (body = '') => ({
        content: [{ type: 'text', text: body }],
        structuredContent: JSON.parse(body),
      });
      expect(replyOf(false)?.status).toBe(200);
      const unos = Object.fromEntries(given);
      const answered = call(definition.id, unos);
      expect(answered).toEqual(resultOf(replyOf(false)?.body));
      expect(new TextEncoder().encode(JSON.stringify(answered)).length).toBeLessThan(4_000);
      for (const written of [JSON.stringify(unos), unos])
        expect(call('objasnjenje', { obracun: definition.id, unos: written })).toEqual(
          resultOf(replyOf(true)?.body),
        );
    }
  },
);

describe('a tool', () => {
  const WAGE = { mjesec: 3, godina: 2026, bruto_plata_input: 2000 };
  const answer = (input: object) => call('minuli-topli', { ...WAGE, ...input })?.structuredContent;

  test('counts extra hours without their switches', () => {
    expect(answer({ nocni_sati: 8 })).toEqual(answer({ ima_preko: true, nocni: true, nocni_sati: 8 }));
    expect(answer({ nocni_sati: 8 })).not.toEqual(answer({}));
  });

  test('leaves extra hours out when their switch is off', () => {
    expect(answer({ nocni_sati: 8, nocni: false })).toEqual(answer({ ima_preko: true, nocni: false }));
  });

  test('accepts a field under the name of its call too', () => {
    expect(answer({ neodradeni_sati: 8 })).toEqual(answer({ neodrađeni_sati: 8 }));
    expect(answer({ neodradeni_sati: 8 })).not.toEqual(answer({}));
  });

  test('names a refused field as it lists it', () => {
    const refused = call('minuli-topli', { ...WAGE, neodradeni_sati: -1 });
    expect(refused?.content[0]?.text).toBe('neodradeni_sati: Unesite broj neodrađenih sati ≥ 0.');
  });

  test.each([
    { mjesec: '3', godina: '2026', bruto_plata_input: '2000' },
    { mjesec: ' 3 ', godina: '2026', bruto_plata_input: '2000.00' },
    { mjesec: '3', godina: '2026', bruto_plata_input: '2000,00' },
    { staz: '', strucna_sprema: '', zaposlen_od: '', procjena: '', nocni_sati: '' },
    { procjena: 'false', prekovremeni: 'False' },
  ])('takes bare digits, booleans and empty text as meant: %j', (written) => {
    expect(answer(written)).toEqual(answer({}));
  });

  test('takes a switch and hours written as text', () => {
    expect(answer({ najniza_osnovica: 'true', nocni_sati: '8' })).toEqual(
      answer({ najniza_osnovica: true, nocni_sati: 8 }),
    );
    expect(answer({ nocni_sati: '8' })).not.toEqual(answer({}));
  });

  test.each([
    [
      { bruto_plata_input: '1.800' },
      'bruto_plata_input: Bruto osnovna plata: pošaljite broj, bez navodnika.',
    ],
    [{ bruto_plata_input: 'dvije hiljade' }, 'bruto_plata_input: Bruto plata mora biti nenegativan broj.'],
    [{ nocni_sati: '-8' }, 'nocni_sati: Noćni sati moraju biti nenegativan broj.'],
    [
      { procjena: 'možda' },
      'procjena: Procjena po posljednjim poznatim propisima: pošaljite true ili false, bez navodnika.',
    ],
    [{ mjesec: '' }, 'mjesec: Unesite mjesec (1–12).'],
  ])('refuses what could be meant in two ways: %j', (written, sentence) => {
    expect(call('minuli-topli', { ...WAGE, ...written })?.content[0]?.text).toBe(sentence);
  });

  test('refuses a field under both of its names', () => {
    const twice = call('minuli-topli', { ...WAGE, neodradeni_sati: 4, neodrađeni_sati: 8 });
    expect(twice).toMatchObject({ isError: true });
    expect(twice?.content[0]?.text).toContain('neodradeni_sati');
  });

  test('refuses an input that is not an object, and an unknown field', () => {
    for (const input of [null, [], 'x', { ...WAGE, __proto__x: 1, drugo: 1 }])
      expect(call('minuli-topli', input)).toMatchObject({ isError: true });
  });
});

describe('the explanation', () => {
  const explained = (input: object) => call('objasnjenje', input)?.content[0]?.text;

  test.each([
    [{ obracun: 'nema', unos: '{}' }, 'obracun: Nema obračuna „nema“.'],
    [
      { obracun: 'zakup', unos: '{' },
      'Tijelo zahtjeva nije ispravan JSON: provjerite zagrade, navodnike i zareze.',
    ],
    [
      { obracun: 'zakup', unos: '{"bruto":1,"bruto":2}' },
      'bruto: Polje „bruto“ poslano je više puta: pošaljite ga jednom.',
    ],
    [{ obracun: 'zakup' }, 'Pošaljite JSON objekat s poljima obračuna.'],
    [{ obracun: 'zakup', unos: '{"bruto":-1}' }, 'bruto: Unesite nenegativan broj.'],
  ])('of %j is refused with a sentence', (input, sentence) => {
    expect(explained(input)).toBe(sentence);
  });
});
