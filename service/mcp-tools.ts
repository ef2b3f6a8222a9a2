import type { Tool } from '@modelcontextprotocol/server';
import type { Calculator } from '@obracun/engine/core/calculate.ts';
import type { Definition } from '@obracun/engine/core/calculator.ts';
import {
  type Choice,
  type Field,
  type FieldKind,
  type Fields,
  isNumeric,
} from '@obracun/engine/core/field.ts';
import { fieldsOf } from '@obracun/engine/core/input.ts';
import { type FieldError, shortened } from '@obracun/engine/core/issue.ts';
import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import { bareLetters } from '@obracun/engine/core/text/letters.ts';
import { lawTrees } from '@obracun/engine/law/index.ts';
import { bothPaths, type Calls, readJson } from './calls.ts';
import { nameTwice, problemReply, type Reply } from './problems.ts';

type Result = {
  readonly content: { readonly type: 'text'; readonly text: string }[];
  readonly structuredContent?: Readonly<Record<string, unknown>>;
  readonly isError?: boolean;
};

/** The calculators as tools: purpose, input and answer; one more tool explains any of them. */
export interface Tools {
  readonly list: () => Tool[];
  /** Undefined for an unknown tool. */
  readonly call: (name: string, input: unknown) => Result | undefined;
}

export function toolsOf(calculators: readonly Calculator[], calls: Calls): Tools {
  const byName = new Map(calculators.map(({ definition }) => [definition.id, definition]));
  const answer = (name: string, input: unknown, explained = false): Result | undefined => {
    const definition = byName.get(name);
    const call = definition && calls.get(bothPaths(definition.path)[0]);
    if (!call) return undefined;
    const given = callInput(definition, input);
    return resultOf('refused' in given ? given.refused : call(given.json, explained));
  };
  return {
    list: () => [
      ...calculators.map(({ definition }) => ({
        name: definition.id,
        description: describe(definition),
        inputSchema: inputSchemaOf(definition),
        annotations: { readOnlyHint: true },
      })),
      EXPLAIN,
    ],
    call: (name, input) => {
      if (name !== EXPLAIN.name) return answer(name, input);
      const { obracun, unos } = isJsonObject(input) ? input : {};
      const given = typeof unos === 'string' ? readJson(unos) : { json: unos };
      if ('refused' in given) return resultOf(given.refused);
      return answer(String(obracun), given.json, true) ?? refusal(`obracun: ${noTool(String(obracun))}`);
    },
  };
}

/** Its input is text because some assistants refuse a schema of an object without named properties. An object is accepted too. */
const EXPLAIN = {
  name: 'objasnjenje',
  description: 'Formula, račun i propis svakog reda jednog obračuna.',
  inputSchema: {
    type: 'object' as const,
    properties: {
      obracun: { type: 'string', description: 'Naziv alata tog obračuna' },
      unos: { type: 'string', description: 'Njegov unos kao JSON tekst' },
    },
    required: ['obracun', 'unos'],
  },
  annotations: { readOnlyHint: true },
};

export const noTool = (name: string): string => `Nema obračuna „${shortened(name)}“.`;

export const refusal = (text: string): Result => ({ content: [{ type: 'text', text }], isError: true });

/** Describes the purpose of a tool. Whatever applies to all tools is in the instructions of the server. */
function describe({ card, entity, bases }: Calculator['definition']): string {
  const { naziv } = lawTrees[entity];
  const title = card.title === naziv ? naziv : `${card.title} (${naziv})`;
  // In words, because some assistants refuse a schema with `oneOf` at its root. The call checks it.
  const names = Object.keys(bases).join(', ');
  return `${title}: ${card.description}.${names && ` Upišite tačno jedno od: ${names}.`}`;
}

/** Refusals use the field names of the tool. */
function resultOf({ status, body }: Reply): Result {
  const answer = JSON.parse(body);
  if (status === 200) return { content: [{ type: 'text', text: body }], structuredContent: answer };
  const sentences = (answer.greske as FieldError[]).map(({ polje, poruka }) =>
    polje ? `${plainName(polje)}: ${poruka}` : poruka,
  );
  return refusal(sentences.join('\n'));
}

/** The JSON type of each kind of field, and its unit. That amounts are in KM is in the instructions of the server. */
const KINDS: Readonly<Record<FieldKind, readonly [type: string, unit?: string]>> = {
  iznos: ['number'],
  posto: ['number', '%'],
  sati: ['number', 'h'],
  dani: ['number', 'dani'],
  cijeli: ['integer'],
  koeficijent: ['number'],
  datum: ['string', 'GGGG-MM-DD'],
  da_ne: ['boolean'],
  izbor: ['string'],
  periodi: ['array'],
};

const DAY = { type: 'string', description: 'GGGG-MM-DD' };
const PERIOD = { type: 'object', properties: { od: DAY, do: DAY }, required: ['od', 'do'] };

/**
 * The input of a tool, in the part of JSON Schema that every assistant supports. Some refuse the whole list for one schema
 * with a choice (`oneOf`, `anyOf`, `allOf`) at its root, an enum of numbers, or a name with a letter outside ASCII.
 * The call checks limits, decimals, unknown fields and choices between fields; its refusals say what to change.
 */
function inputSchemaOf(definition: Definition): Tool['inputSchema'] {
  const fields = Object.entries(toolFields(definition));
  const required = fields.filter(([, field]) => field.required).map(([name]) => plainName(name));
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [plainName(name), propertyOf(field)])),
    ...(required.length > 0 && { required }),
  };
}

function propertyOf({ kind, label, choices, offered, offeredOnly }: Field) {
  const [type, unit] = KINDS[kind];
  const parts = [label, unit, choices && meanings(choices), offeredOnly && offered && among(offered)];
  return {
    type,
    description: parts.filter(Boolean).join(', '),
    ...(choices && { enum: choices.map(({ value }) => value) }),
    ...(kind === 'periodi' && { items: PERIOD }),
  };
}

/** `obrt: Obrt i srodne djelatnosti, fbih: Federacija BiH`, without values that are their own label. */
const meanings = (choices: readonly Choice[]): string =>
  choices
    .filter(({ value, label }) => value !== label)
    .map(({ value, label }) => `${value}: ${label}`)
    .join('; ');

/** `2018–2026`, or each value if they are not consecutive. */
function among(values: readonly number[]): string {
  const [first = 0] = values;
  const inARow = values.length > 2 && values.every((value, at) => value === first + at);
  return inARow ? `${first}–${values.at(-1)}` : values.join(' ili ');
}

/** A field's name in ASCII letters: `neodrađeni_sati` → `neodradeni_sati`. */
const plainName = (name: string): string => (/^[\w.-]+$/.test(name) ? name : bareLetters(name));

/** The fields of the call, without the switches that typed hours turn on. */
function toolFields(definition: Definition): Fields {
  const fields = fieldsOf(definition);
  const implied = new Set(Object.keys(fields).flatMap((name) => impliedBy(fields, name)));
  return Object.fromEntries(
    Object.entries(fields).filter(([name, { undescribed }]) => !undescribed && !implied.has(name)),
  );
}

/** Translates the input of a tool for its call: the field names and kinds of the call, with its switches. */
function callInput(definition: Definition, input: unknown): ReturnType<typeof readJson> {
  if (!isJsonObject(input)) return { json: input };
  const fields = fieldsOf(definition);
  const names = new Map(Object.keys(fields).map((name) => [plainName(name), name]));
  const given = new Map<string, unknown>();
  for (const [sent, value] of Object.entries(input)) {
    const name = names.get(sent) ?? sent;
    if (given.has(name)) return { refused: problemReply(nameTwice(plainName(name))) };
    given.set(name, meant(fields[name]?.kind, value));
  }
  const on = [...given].filter(([, value]) => value != null).flatMap(([name]) => impliedBy(fields, name));
  return { json: Object.fromEntries([...on.map((name) => [name, true] as const), ...given]) };
}

const SWITCH = new Map([
  ['true', true],
  ['false', false],
]);
/** Three decimals could be a group of thousands, so they are refused. */
const DIGITS = /^-?\d+(?:[.,]\d{1,2})?$/;

/** What an assistant means by a text in place of a number, a switch or an empty field; any other text is left for the call to refuse. */
function meant(kind: FieldKind | undefined, value: unknown): unknown {
  if (kind === undefined || typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return null;
  if (kind === 'da_ne') return SWITCH.get(text.toLowerCase()) ?? value;
  return isNumeric(kind) && DIGITS.test(text) ? Number(text.replace(',', '.')) : value;
}

/** The switches a given field turns on. */
function impliedBy(fields: Fields, name: string): readonly string[] {
  const { when, turnsOn } = fields[name] ?? {};
  return turnsOn ? switchesAbove(fields, when) : [];
}

const switchesAbove = (fields: Fields, name: string | undefined): readonly string[] =>
  name === undefined ? [] : [name, ...switchesAbove(fields, fields[name]?.when)];
