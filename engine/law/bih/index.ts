import { type LawTree, parametersOf } from '../../core/law.ts';
import * as kamate from './interest.ts';
import { pdv } from './vat.ts';

const groups = { 'PDV i kamate': { pdv, ...kamate } } as const;

export const bih = {
  naziv: 'Bosna i Hercegovina',
  groups,
  parametri: parametersOf(groups),
} as const satisfies LawTree;
