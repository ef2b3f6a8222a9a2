import type { InputOf } from '../../kernel/field.ts';
import type { Issue } from '../../kernel/issue.ts';
import { type foreignClientFields, NOT_OFFERED, OFFERED } from './fields.ts';

/** The standard costs are one of those the law has. */
export const foreignClientChecks = ({ normirani }: InputOf<typeof foreignClientFields>): Issue[] =>
  OFFERED.includes(normirani / 10_000) ? [] : [{ polje: 'normirani', kod: 'raspon', poruka: NOT_OFFERED }];
