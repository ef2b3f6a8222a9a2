import type { Calculator } from '../../engine/core/calculate.ts';
import { testRecorded } from '../net/recorded.ts';
import type { Content } from '../net/store.ts';
import { badInputs } from './bad-inputs.ts';
import { calculators, EXPLAINED, JSON_TYPE, posted } from './service.ts';

type Headers = Readonly<Record<string, string>>;

const TOO_LONG = 64 * 1024 + 1;

/** Bodies and headers that are refused before any field is read. */
const BODIES: readonly (readonly [name: string, body: BodyInit, headers: Headers])[] = [
  ['an empty body', '', JSON_TYPE],
  ['broken JSON', '{"mjesec":', JSON_TYPE],
  ['JSON with a comma too many', '{"mjesec":1,}', JSON_TYPE],
  ['two JSON values', '{}{}', JSON_TYPE],
  ['a byte order mark', '\uFEFF{}', JSON_TYPE],
  ['bytes that are no UTF-8', new Uint8Array([0x7b, 0xff, 0x7d]), JSON_TYPE],
  ['64 KB and one byte', ' '.repeat(TOO_LONG), JSON_TYPE],
  ['no type', new Uint8Array([0x7b, 0x7d]), {}],
  ['plain text', '{}', { 'Content-Type': 'text/plain' }],
  ['a form', 'mjesec=1', { 'Content-Type': 'application/x-www-form-urlencoded' }],
  ['lines', '{}', { 'Content-Type': 'application/x-ndjson' }],
  ['JSON with a charset', '{}', { 'Content-Type': 'application/json; charset=utf-8' }],
  ['JSON of another name', '{}', { 'Content-Type': 'application/problem+json' }],
  ['a packed body', '{}', { ...JSON_TYPE, 'Content-Encoding': 'gzip' }],
  ['a body packed as identity', '{}', { ...JSON_TYPE, 'Content-Encoding': 'identity' }],
  ['an explained refusal', '{}', EXPLAINED],
];

/** Days on which no calculator without a date of its own knows the law. */
const OTHER_DAYS = ['2017-12-31', '2018-01-01', '2040-01-01'];

async function refusalsOf(calculator: Calculator): Promise<Content> {
  const { definition, rules } = calculator;
  const { path } = definition;
  const good = JSON.stringify(rules.examples[0]?.input ?? {});
  const request: readonly (readonly [string, Promise<string>])[] = [
    ...badInputs(calculator).map(([name, input]) => [name, posted(path, JSON.stringify(input))] as const),
    ...BODIES.map(([name, body, headers]) => [name, posted(path, body, headers)] as const),
    ...OTHER_DAYS.map((day) => [`today is ${day}`, posted(path, good, JSON_TYPE, day)] as const),
    ['a slash more or less', posted(path.endsWith('/') ? path.slice(0, -1) : `${path}/`, good)],
  ];
  return Promise.all(request.map(async ([name, answer]) => [name, await answer] as const));
}

testRecorded(
  import.meta.filename,
  Object.fromEntries(calculators.map((one) => [one.definition.path, () => refusalsOf(one)])),
);
