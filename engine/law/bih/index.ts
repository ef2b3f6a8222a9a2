import type { LawTree } from '../../kernel/law.ts';
import * as kamate from './interest.ts';
import { pdv } from './vat.ts';

export const bih = {
  naziv: 'Bosna i Hercegovina',
  parametri: { pdv, ...kamate },
} as const satisfies LawTree;
