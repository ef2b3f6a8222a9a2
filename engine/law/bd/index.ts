import { type LawTree, parametersOf } from '../../core/law.ts';
import * as doprinosi from './contributions.ts';
import { topli_obrok_neoporezivo } from './hot-meal.ts';
import { porez_na_platu } from './income-tax.ts';
import * as rad from './labour.ts';
import * as naknade from './levies.ts';
import { porez_na_dobit } from './profit-tax.ts';
import * as dodaci from './supplements.ts';
import { neoporeziva_pomoc } from './worker-aid.ts';
import * as radno_vrijeme from './working-time.ts';

const groups = {
  'Doprinosi, porez i naknade': { ...doprinosi, porez_na_platu, porez_na_dobit, ...naknade },
  'Plata i radno vrijeme': {
    ...radno_vrijeme,
    ...rad,
    ...dodaci,
    topli_obrok_neoporezivo,
    neoporeziva_pomoc,
  },
} as const;

export const bd = {
  naziv: 'Brčko distrikt',
  najnoviji_izvor: '2025-09',
  groups,
  parametri: parametersOf(groups),
} as const satisfies LawTree;
