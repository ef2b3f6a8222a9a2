import { type LawTree, parametersOf } from '../../core/law.ts';
import { prosjecna_neto } from './average-wage.ts';
import * as vozila from './company-car.ts';
import * as ugovori from './contracts.ts';
import * as doprinosi from './contributions.ts';
import { neradni_dan_vlade } from './days-off.ts';
import * as rokovi from './deadlines.ts';
import { zabrana_na_platu } from './enforcement.ts';
import { naknada_na_teret_zavoda } from './fund-pay.ts';
import * as topli_obrok from './hot-meal.ts';
import * as porezi from './income-tax.ts';
import * as kamate from './interest.ts';
import * as rad from './labour.ts';
import * as naknade from './levies.ts';
import * as porodiljska from './maternity.ts';
import * as najnize from './minimum-wage.ts';
import * as dobit from './profit-tax.ts';
import * as sifre from './revenue-codes.ts';
import * as raspodjela from './revenue-split.ts';
import * as samostalne from './self-employed.ts';
import { bolovanje } from './sick-leave.ts';
import * as posebni from './special-workers.ts';
import * as dodaci from './supplements.ts';
import * as putovanja from './travel.ts';
import * as neoporezivo from './worker-aid.ts';
import * as radno_vrijeme from './working-time.ts';

const groups = {
  'Doprinosi i naknade': { ...doprinosi, ...naknade, ...raspodjela },
  Porezi: { ...porezi, ...dobit },
  'Ugovori i samostalna djelatnost': { ...ugovori, ...samostalne },
  'Plaća i naknade': {
    ...najnize,
    prosjecna_neto,
    ...dodaci,
    ...topli_obrok,
    bolovanje,
    ...porodiljska,
    naknada_na_teret_zavoda,
    ...putovanja,
    ...neoporezivo,
    ...vozila,
    zabrana_na_platu,
  },
  'Radni odnos': { ...radno_vrijeme, neradni_dan_vlade, ...rad, ...posebni },
  Kamate: kamate,
  'Rokovi i šifre uplata': { ...rokovi, ...sifre },
} as const;

export const fbih = {
  naziv: 'Federacija BiH',
  najnoviji_izvor: '2026-06',
  groups,
  parametri: parametersOf(groups),
} as const satisfies LawTree;
