import { mulDiv, PPM } from '../../core/numbers/money.ts';
import { minimumGross, schoolingOf } from './minimum-base.ts';
import type { RsLaw, RsReliefs } from './taxed-wage.ts';
import type { RsWageInput } from './wage-definition.ts';

/** The schooling that exempts a part of the wage, if the law of the day does. */
export function exemptOf(
  { strucna_sprema }: RsWageInput,
  { oslobodjeni_dio }: RsLaw,
): 'NK' | 'KV' | undefined {
  const isExempt = strucna_sprema === 'NK' || strucna_sprema === 'KV';
  return oslobodjeni_dio && isExempt ? strucna_sprema : undefined;
}

/** True when the contribution base is raised to the minimum, in months whose law has one. */
export const isRaised = (unos: RsWageInput, zakon: RsLaw): boolean =>
  unos.najniza_osnovica && zakon.najniza_osnovica !== undefined;

/** The effect of the tax card, the schooling and the requested minimum base on the bases. */
export function reliefsOf(unos: RsWageInput, zakon: RsLaw): RsReliefs {
  const exempt = exemptOf(unos, zakon);
  return {
    licni_odbitak: unos.licni_odbitak_input ?? zakon.porez_na_platu.licni_odbitak,
    umanjenje: (unos.umanjenje ?? 0) + forDependants(unos, zakon),
    oslobodjeni_dio: (exempt && zakon.oslobodjeni_dio?.[exempt]) ?? 0,
    najniza_bruto_plata: isRaised(unos, zakon) ? minimumGross(schoolingOf(unos), zakon) : 0,
    najniza_osnovica_dio: unos.najniza_osnovica_dio ?? PPM,
    drugi_prihod: unos.drugi_prihod ?? 0,
  };
}

const forDependants = ({ izdrzavani }: RsWageInput, zakon: RsLaw): number =>
  izdrzavani === null ? 0 : mulDiv(izdrzavani, zakon.umanjenje_po_clanu.iznos, PPM);
