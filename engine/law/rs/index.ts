import { type LawTree, parametersOf } from '../../core/law.ts';
import { km, percent } from '../../core/numbers/money.ts';
import { amount, change, parameter, rate, sgRs, source } from '../source.ts';
import { prosjecna_bruto } from './average-wage.ts';
import * as osnovice from './bases.ts';
import * as doprinosi from './contributions.ts';
import * as rokovi from './deadlines.ts';
import * as naknade_fondova from './fund-pay.ts';
import * as topli_obrok from './hot-meal.ts';
import * as porezi from './income-tax.ts';
import * as kamate from './interest.ts';
import * as rad from './labour.ts';
import * as porodiljska from './maternity.ts';
import * as osnovica from './minimum-base.ts';
import * as najnize from './minimum-wage.ts';
import * as ostali_prihodi from './other-income-tax.ts';
import { rok_placanja } from './payment-term.ts';
import * as dobit from './profit-tax.ts';
import * as sifre from './revenue-codes.ts';
import { sezonski_dan } from './seasonal-work.ts';
import { neoporeziva_otpremnina_penzija } from './severance.ts';
import { bolovanje } from './sick-leave.ts';
import { solidarnost } from './solidarity.ts';
import * as dodaci from './supplements.ts';
import { dnevnica } from './travel.ts';
import * as radno_vrijeme from './working-time.ts';

const act = {
  propis: 'Zakon o porezu na dohodak',
  url: 'https://boffice.ba/znate-li-ko-moze-biti-mali-preduzetnik/',
  pouzdanost: 'visoka',
} as const;

const rates = { stopa: percent(2), najmanje: km(600), iznad_dobit: percent(10) };

const mali_preduzetnik = parameter({
  naziv: 'Porez malog preduzetnika',
  znacenja: {
    stopa: rate('od naplaćenog prihoda'),
    najmanje: amount('najmanje za godinu'),
    iznad_dobit: rate('od dobiti, ko ima veći prihod'),
    prihod: amount('godišnji prihod, najviše'),
    prihod_na_zahtjev: amount('godišnji prihod, najviše na zahtjev'),
  },
  promjene: [
    change(
      '2018-01-01',
      { ...rates, prihod: km(50_000), prihod_na_zahtjev: km(50_000) },
      source('2026-11-22', {
        ...act,
        glasilo: sgRs('60/15'),
        napomena: 'najviše tri radnika',
      }),
    ),
    change(
      '2025-01-01',
      { ...rates, prihod: km(50_000), prihod_na_zahtjev: km(100_000) },
      source('2026-11-22', {
        ...act,
        glasilo: sgRs('110/24'),
        clan: 'čl. 5',
        napomena: 'najviše tri radnika, do 100.000 KM na zahtjev od 1. 1. 2025.',
      }),
    ),
  ],
});

const groups = {
  'Doprinosi i osnovice': { ...doprinosi, ...osnovica, prosjecna_bruto, ...osnovice, solidarnost },
  Porezi: { ...porezi, ...ostali_prihodi, mali_preduzetnik, ...dobit },
  'Plata i naknade': {
    ...najnize,
    ...dodaci,
    ...topli_obrok,
    bolovanje,
    ...porodiljska,
    ...naknade_fondova,
    dnevnica,
    neoporeziva_otpremnina_penzija,
    sezonski_dan,
  },
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
