import type { LawTree } from '../../kernel/law.ts';
import * as doprinosi from './contributions.ts';
import { topli_obrok_neoporezivo } from './hot-meal.ts';
import { porez_na_platu } from './income-tax.ts';
import { naknada_voda } from './levies.ts';
import * as dodaci from './supplements.ts';
import * as radno_vrijeme from './working-time.ts';

export const bd = {
  naziv: 'Brčko distrikt',
  najnoviji_izvor: '2025-09',
  parametri: {
    ...radno_vrijeme,
    ...doprinosi,
    porez_na_platu,
    naknada_voda,
    ...dodaci,
    topli_obrok_neoporezivo,
  },
} as const satisfies LawTree;
