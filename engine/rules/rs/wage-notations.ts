import type { Notations } from '../../kernel/calculator.ts';
import {
  contractedNotations,
  grossFrom,
  hoursNotations,
  netNotations,
  totalNotations,
} from '../salary/notations.ts';
import type { RsLaw } from './taxed-wage.ts';
import type { RsWageInput } from './wage.ts';

const meal: Notations = {
  topli_obrok_dan: 'unos.topli_obrok_input|zakon.topli_obrok_minimum.iznos',
  minimal_topli_obrok: 'zakon.topli_obrok_minimum.iznos',
  topli_obrok: 'topli_dani × topli_obrok_dan',
};

const noMeal: Notations = { ...meal, topli_obrok_dan: '0' };

const contributions: Notations = {
  osnovica_doprinosa: 'max(0; bruto_ukupno − oslobodjeni_dio)',
  doprinosi_ukupno:
    'osnovica_doprinosa × (zakon.doprinosi.pio + zakon.doprinosi.zdravstveno + zakon.doprinosi.djeca + zakon.doprinosi.nezaposlenost)',
  PIO: 'doprinosi_ukupno − zdravstveno − djeca − nezaposlenost',
  zdravstveno: 'osnovica_doprinosa × zakon.doprinosi.zdravstveno',
  djeca: 'osnovica_doprinosa × zakon.doprinosi.djeca',
  nezaposlenost: 'osnovica_doprinosa × zakon.doprinosi.nezaposlenost',
};

const tax: Notations = {
  licni_odbitak: 'unos.licni_odbitak_input|zakon.porez_na_platu.licni_odbitak',
  umanjenje: 'unos.umanjenje',
  porez: 'poreska_osnovica × zakon.porez_na_platu.stopa',
};

const derived: Notations = {
  bruto_bez_zdravstvenog: 'bruto_ukupno − zdravstveno',
  bruto_bez_zdravstvenog_i_nezaposlenosti: 'bruto_bez_zdravstvenog − nezaposlenost',
};

interface Variant {
  readonly basis: string;
  readonly withMeal: boolean;
  /** Until 2022 contributions were taken off the tax base. */
  readonly lessContributions: boolean;
}

const build = ({ basis, withMeal, lessContributions }: Variant, exempt: string): Notations => ({
  ...hoursNotations(withMeal),
  ...(withMeal ? meal : noMeal),
  minuli_procenat: 'zakon.minuli_rad.stopa × unos.staz',
  ...(basis === 'bruto_plata'
    ? contractedNotations('topli_obrok')
    : totalNotations('topli_obrok', grossFrom(basis))),
  oslobodjeni_dio: exempt,
  ...contributions,
  poreska_osnovica: lessContributions
    ? 'max(0; osnovica_doprinosa − doprinosi_ukupno − licni_odbitak − umanjenje)'
    : 'max(0; osnovica_doprinosa − licni_odbitak − umanjenje)',
  ...tax,
  ...netNotations(basis),
  solidarnost_iznos: 'neto_plata × unos.solidarnost_proc|zakon.solidarnost.stopa',
  solidarnost_neto:
    basis === 'solidarnost_neto' ? 'unos.solidarnost_neto_input' : 'neto_plata − solidarnost_iznos',
  ...derived,
});

type BySchooling = Readonly<Record<'ostali' | 'NK' | 'KV', Notations>>;

const bySchooling = (variant: Variant): BySchooling => ({
  ostali: build(variant, '0'),
  NK: build(variant, 'zakon.oslobodjeni_dio.NK'),
  KV: build(variant, 'zakon.oslobodjeni_dio.KV'),
});

const byBasis = (withMeal: boolean, lessContributions: boolean): Readonly<Record<string, BySchooling>> =>
  Object.fromEntries(
    ['bruto_plata', 'neto_plata', 'solidarnost_neto', 'bruto_ukupno'].map((basis) => [
      basis,
      bySchooling({ basis, withMeal, lessContributions }),
    ]),
  );

const variants = {
  withMeal: { gross: byBasis(true, false), net: byBasis(true, true) },
  plain: { gross: byBasis(false, false), net: byBasis(false, true) },
};

/** How each line of this slip is made: it differs by basis, year and schooling. */
export function rsWageNotations(unos: RsWageInput, zakon: RsLaw, withMeal: boolean): Notations {
  const ofMeal = withMeal ? variants.withMeal : variants.plain;
  const ofLaw = zakon.porez_na_platu.osnovica_bez_doprinosa ? ofMeal.net : ofMeal.gross;
  const schooling = unos.strucna_sprema;
  const isExempt = zakon.oslobodjeni_dio !== undefined && (schooling === 'NK' || schooling === 'KV');
  return ofLaw[unos.osnova.red]?.[isExempt ? schooling : 'ostali'] ?? {};
}
