import type { Tool } from '@modelcontextprotocol/server';
import type { Definition } from '@obracun/engine/core/calculator.ts';
import type { Choice, Field, FieldKind } from '@obracun/engine/core/field.ts';
import { plainName, toolFields } from './tool-fields.ts';

/** The JSON type of each kind of field, and what its value is written in. */
const KINDS: Readonly<Record<FieldKind, { readonly type: string; readonly unit?: string }>> = {
  iznos: { type: 'number', unit: 'KM' },
  posto: { type: 'number', unit: '%' },
  sati: { type: 'number', unit: 'h' },
  dani: { type: 'number', unit: 'dani' },
  cijeli: { type: 'integer' },
  koeficijent: { type: 'number' },
  datum: { type: 'string', unit: 'GGGG-MM-DD' },
  da_ne: { type: 'boolean' },
  izbor: { type: 'string' },
  periodi: { type: 'array' },
};

const DAY = { type: 'string', description: 'GGGG-MM-DD' };

const PERIOD = { type: 'object', properties: { od: DAY, do: DAY }, required: ['od', 'do'] };

type Property = {
  readonly type: string;
  readonly description: string;
  readonly enum?: string[];
  readonly items?: typeof PERIOD;
};

/**
 * The input of a tool, in the part of JSON Schema that every assistant takes. Some refuse the whole list for one schema
 * with a choice (`oneOf`, `anyOf`, `allOf`) at its root, an enum of numbers, or a name with a letter outside ASCII.
 * Limits, decimals, unknown fields and choices between fields are left to the call, whose refusals say what to change.
 */
export function inputSchemaOf(definition: Definition): Tool['inputSchema'] {
  const fields = Object.entries(toolFields(definition));
  const required = fields.filter(([, field]) => field.required).map(([name]) => plainName(name));
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [plainName(name), propertyOf(field)])),
    ...(required.length > 0 && { required }),
  };
}

const propertyOf = ({ kind, label, choices, offered, offeredOnly }: Field): Property => ({
  type: KINDS[kind].type,
  description: [
    label,
    KINDS[kind].unit,
    choices && meanings(choices),
    offeredOnly && offered && among(offered),
  ]
    .filter(Boolean)
    .join(', '),
  ...(choices && { enum: choices.map(({ value }) => value) }),
  ...(kind === 'periodi' && { items: PERIOD }),
});

/** `obrt: Obrt i srodne djelatnosti, fbih: Federacija BiH`; a value that is its own label needs no words. */
const meanings = (choices: readonly Choice[]): string =>
  choices
    .filter(({ value, label }) => value !== label)
    .map(({ value, label }) => `${value}: ${label}`)
    .join('; ');

/** `2018–2026`, or each value where they are not in a row. */
function among(values: readonly number[]): string {
  const [first = 0] = values;
  const inARow = values.length > 2 && values.every((value, at) => value === first + at);
  return inARow ? `${first}–${values.at(-1)}` : values.join(' ili ');
}
