import { clause } from '../../clause.ts';
import { TEMPORARY_WORK } from '../../law/sources.ts';
import { stated } from '../../wording.ts';

export const manner = clause('Način i mjesto izvršenja', TEMPORARY_WORK, ({ contract }) => [
  ...stated('Način izvršenja poslova', contract.workManner),
  ...stated('Mjesto izvršenja poslova', contract.workplace),
]);
