import type { FormDefinition } from '@obracun/engine/core/calculator.ts';
import type { Chosen } from '../../calculator/form-state/form-fields.ts';
import { typed } from '../../fields/parsing/entered.ts';

/** The inputs of a call as the form of its calculator would hold them. */
export const chosenOf = ({ bases }: FormDefinition, request: Readonly<Record<string, unknown>>): Chosen => ({
  basis: Object.keys(request).find((name) => name in bases) ?? '',
  entered: Object.fromEntries(Object.entries(request).map(([name, value]) => [name, textOf(value)])),
});

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'da' : 'ne';
  if (typeof value === 'number') return typed(value);
  return typeof value === 'string' ? value : '';
}
