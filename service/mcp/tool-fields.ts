import type { Definition } from '@obracun/engine/core/calculator.ts';
import type { Fields } from '@obracun/engine/core/field.ts';
import { fieldsOf } from '@obracun/engine/core/input.ts';
import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import { bareLetters } from '@obracun/engine/core/text/letters.ts';

/** A field's name in ASCII letters: `neodrađeni_sati` → `neodradeni_sati`. */
export const plainName = (name: string): string => (/^[\w.-]+$/.test(name) ? name : bareLetters(name));

/** The fields a tool takes: those of the call, without the switches that typed hours turn on by themselves. */
export function toolFields(definition: Definition): Fields {
  const fields = fieldsOf(definition);
  const implied = new Set(Object.keys(fields).flatMap((name) => impliedBy(fields, name)));
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !implied.has(name)));
}

/** The input of a tool as its call takes it: under the names of the call, with its switches. */
export function callInput(definition: Definition): (input: unknown) => unknown {
  const fields = fieldsOf(definition);
  const names = new Map(Object.keys(fields).map((name) => [plainName(name), name]));
  return (input) => {
    if (!isJsonObject(input)) return input;
    const given = Object.fromEntries(
      Object.entries(input).map(([name, value]) => [names.get(name) ?? name, value]),
    );
    const on = Object.keys(given).filter((name) => given[name] != null);
    const switches = on.flatMap((name) => impliedBy(fields, name)).map((name) => [name, true]);
    return { ...Object.fromEntries(switches), ...given };
  };
}

/** The switches a given field turns on. */
function impliedBy(fields: Fields, name: string): readonly string[] {
  const { when, turnsOn } = fields[name] ?? {};
  return turnsOn ? switchesAbove(fields, when) : [];
}

const switchesAbove = (fields: Fields, name: string | undefined): readonly string[] =>
  name === undefined ? [] : [name, ...switchesAbove(fields, fields[name]?.when)];
