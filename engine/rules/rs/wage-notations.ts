import {
  contractedNotations,
  grossFrom,
  hoursNotations,
  netNotations,
  totalNotations,
} from '../salary/notations.ts';
import { fundNotations } from './fund-notations.ts';
import type { RsLaw } from './taxed-wage.ts';
import type { RsWageInput } from './wage.ts';

const meal = {
  topli_obrok_dan: 'unos.topli_obrok_input|zakon.topli_obrok_minimum.iznos',
  minimal_topli_obrok: 'zakon.topli_obrok_minimum.iznos',
  topli_obrok: 'topli_dani × topli_obrok_dan',
};

const noMeal = { ...meal, topli_obrok_dan: '0' };

const tax = {
  licni_odbitak: 'unos.licni_odbitak_input|zakon.porez_na_platu.licni_odbitak',
  umanjenje: 'unos.umanjenje',
  porez: 'poreska_osnovica × zakon.porez_na_platu.stopa',
};

const derived = {
  bruto_bez_zdravstvenog: 'bruto_ukupno − zdravstveno',
  bruto_bez_zdravstvenog_i_nezaposlenosti: 'bruto_bez_zdravstvenog − nezaposlenost',
};

interface Variant {
  readonly basis: string;
  readonly withMeal: boolean;
  /** Until 2022 contributions were taken off the tax base. */
  readonly lessContributions: boolean;
}

const mealLine = (withMeal: boolean): string => (withMeal ? 'topli_obrok' : '');

/** @param exempt the figure of what is free of contributions and tax, where the schooling frees any */
const build = ({ basis, withMeal, lessContributions }: Variant, exempt?: string) => ({
  ...hoursNotations(withMeal),
  ...(withMeal ? meal : noMeal),
  minuli_procenat: 'zakon.minuli_rad.stopa × unos.staz',
  ...(basis === 'bruto_plata'
    ? contractedNotations(mealLine(withMeal))
    : totalNotations(mealLine(withMeal), grossFrom(basis))),
  oslobodjeni_dio: exempt ?? '0',
  osnovica_doprinosa: exempt ? 'max(0; bruto_ukupno − oslobodjeni_dio)' : 'bruto_ukupno',
  ...fundNotations('osnovica_doprinosa', 'doprinosi_ukupno'),
  poreska_osnovica: `max(0; ${exempt ? 'osnovica_doprinosa' : 'bruto_ukupno'}${lessContributions ? ' − doprinosi_ukupno' : ''} − licni_odbitak − umanjenje)`,
  ...tax,
  ...netNotations(basis),
  solidarnost_iznos: 'neto_plata × unos.solidarnost_proc|zakon.solidarnost.stopa',
  solidarnost_neto:
    basis === 'solidarnost_neto' ? 'unos.solidarnost_neto_input' : 'neto_plata − solidarnost_iznos',
  ...derived,
});

const bySchooling = (variant: Variant) => ({
  ostali: build(variant),
  NK: build(variant, 'zakon.oslobodjeni_dio.NK'),
  KV: build(variant, 'zakon.oslobodjeni_dio.KV'),
});

const byBasis = (withMeal: boolean, lessContributions: boolean) => ({
  bruto_plata: bySchooling({ basis: 'bruto_plata', withMeal, lessContributions }),
  neto_plata: bySchooling({ basis: 'neto_plata', withMeal, lessContributions }),
  solidarnost_neto: bySchooling({ basis: 'solidarnost_neto', withMeal, lessContributions }),
  bruto_ukupno: bySchooling({ basis: 'bruto_ukupno', withMeal, lessContributions }),
});

const variants = {
  withMeal: { gross: byBasis(true, false), net: byBasis(true, true) },
  plain: { gross: byBasis(false, false), net: byBasis(false, true) },
};

/** How each line of this slip is made: it differs by basis, year and schooling. */
export function rsWageNotations(unos: RsWageInput, zakon: RsLaw, withMeal: boolean) {
  const ofMeal = withMeal ? variants.withMeal : variants.plain;
  const ofLaw = zakon.porez_na_platu.osnovica_bez_doprinosa ? ofMeal.net : ofMeal.gross;
  const schooling = unos.strucna_sprema;
  const isExempt = zakon.oslobodjeni_dio !== undefined && (schooling === 'NK' || schooling === 'KV');
  return ofLaw[unos.osnova.red as keyof typeof ofLaw][isExempt ? schooling : 'ostali'];
}
