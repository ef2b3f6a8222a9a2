import { dayOf } from '../../kernel/days/day.ts';
import type { Feninga } from '../../kernel/figures/money.ts';
import { changeOn, valueOn } from '../../kernel/law-by-day.ts';
import { porez_na_platu } from '../../law/rs/income-tax.ts';
import { oslobodjeni_dio } from '../../law/rs/minimum-base.ts';
import type { PayrollEntity } from '../model/place.ts';

type Wire = Readonly<Record<string, unknown>>;

/**
 * What the tax is taken of. A plain answer does not carry it, but everything it is made of: the gross, in Republika Srpska less the part freed
 * by schooling and, from 2022, without the contributions taken off.
 * @param of a line of the answer in feninga
 */
export function taxBaseOf(entity: PayrollEntity, request: Wire, of: (name: string) => Feninga): Feninga {
  const { exempt, lessContributions } = entity === 'rs' ? ofSrpska(request) : ELSEWHERE;
  const subject = Math.max(0, of('bruto_ukupno') - exempt);
  const contributions = lessContributions ? of('doprinosi_ukupno') : 0;
  return Math.max(0, subject - contributions - of('licni_odbitak') - of('umanjenje'));
}

const ELSEWHERE = { exempt: 0, lessContributions: true };

function ofSrpska({ godina, mjesec, strucna_sprema }: Wire): typeof ELSEWHERE {
  const day = dayOf(Number(godina), Number(mjesec));
  const freed = changeOn(oslobodjeni_dio, day)?.vrijednost;
  return {
    exempt: (strucna_sprema === 'NK' || strucna_sprema === 'KV' ? freed?.[strucna_sprema] : 0) ?? 0,
    lessContributions: valueOn(porez_na_platu, day).osnovica_bez_doprinosa,
  };
}
