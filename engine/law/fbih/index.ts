import type { LawTree } from '../../kernel/law.ts';
import { prosjecna_neto } from './average-wage.ts';
import * as ugovori from './contracts.ts';
import * as doprinosi from './contributions.ts';
import { zabrana_na_platu } from './enforcement.ts';
import * as topli_obrok from './hot-meal.ts';
import * as porezi from './income-tax.ts';
import * as kamate from './interest.ts';
import * as rad from './labour.ts';
import * as naknade from './levies.ts';
import * as najnize from './minimum-wage.ts';
import * as raspodjela from './revenue-split.ts';
import * as samostalne from './self-employed.ts';
import { bolovanje } from './sick-leave.ts';
import * as dodaci from './supplements.ts';
import * as putovanja from './travel.ts';
import * as neoporezivo from './worker-aid.ts';
import * as radno_vrijeme from './working-time.ts';

export const fbih = {
  naziv: 'Federacija BiH',
  najnoviji_izvor: '2026-06',
  parametri: {
    ...radno_vrijeme,
    ...doprinosi,
    ...porezi,
    ...naknade,
    ...ugovori,
    ...samostalne,
    ...raspodjela,
    ...dodaci,
    ...topli_obrok,
    bolovanje,
    ...najnize,
    prosjecna_neto,
    ...neoporezivo,
    ...kamate,
    ...rad,
    ...putovanja,
    zabrana_na_platu,
  },
} as const satisfies LawTree;
