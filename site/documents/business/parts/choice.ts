import { type Choice, choiceField } from '@obracun/engine/core/field.ts';

/** A choice of a filter or a setting; an optional one may stay empty. */
export const choiceOf = (label: string, choices: readonly Choice[], isOptional = false) => ({
  ...choiceField({ label, invalid: '', missing: '', choices }),
  ...(isOptional && { required: false }),
});
