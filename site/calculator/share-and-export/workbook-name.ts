import type { FormDefinition } from '@obracun/engine/core/calculator.ts';
import type { Chosen } from '../form-state/form-fields.ts';

/** `minuli-topli-2025-03` */
export function workbookName({ id }: FormDefinition, { entered }: Chosen): string {
  const period = [entered.godina, entered.mjesec?.padStart(2, '0')].filter(Boolean);
  return [id, ...period].join('-').replace(/[^\w-]/g, '');
}
