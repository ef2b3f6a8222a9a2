import { type LawTree, parametersOf } from '../../core/law.ts';
import { prosjecna_bruto } from './average-wage.ts';
import * as osnovice from './bases.ts';
import * as doprinosi from './contributions.ts';
import * as rokovi from './deadlines.ts';
import * as topli_obrok from './hot-meal.ts';
import * as porezi from './income-tax.ts';
import * as kamate from './interest.ts';
import * as rad from './labour.ts';
import * as osnovica from './minimum-base.ts';
import * as najnize from './minimum-wage.ts';
import * as ostali_prihodi from './other-income-tax.ts';
import { rok_placanja } from './payment-term.ts';
import * as sifre from './revenue-codes.ts';
import { sezonski_dan } from './seasonal-work.ts';
import { bolovanje } from './sick-leave.ts';
import { mali_preduzetnik } from './small-entrepreneur.ts';
import { solidarnost } from './solidarity.ts';
import * as dodaci from './supplements.ts';
import { dnevnica } from './travel.ts';
import * as radno_vrijeme from './working-time.ts';

const groups = {
  'Doprinosi i osnovice': { ...doprinosi, ...osnovica, prosjecna_bruto, ...osnovice, solidarnost },
  Porezi: { ...porezi, ...ostali_prihodi, mali_preduzetnik },
  'Plata i naknade': { ...najnize, ...dodaci, ...topli_obrok, bolovanje, dnevnica, sezonski_dan },
  'Radni odnos': { ...radno_vrijeme, ...rad },
  'Kamate i rokovi plaćanja': { ...kamate, rok_placanja },
  'Rokovi i šifre uplata': { ...rokovi, ...sifre },
} as const;

export const rs = {
  naziv: 'Republika Srpska',
  najnoviji_izvor: '2026-02',
  groups,
  parametri: parametersOf(groups),
} as const satisfies LawTree;
