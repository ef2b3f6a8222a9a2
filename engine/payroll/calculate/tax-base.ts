import { type Day, dayOf } from '../../core/days/day.ts';
import { changeOn, valueOn } from '../../core/law.ts';
import type { Feninga } from '../../core/numbers/money.ts';
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
  const subject = Math.max(0, of('bruto_ukupno') - exemptAmount(entity, request));
  const contributions = takesContributionsOff(entity, request) ? of('doprinosi_ukupno') : 0;
  return Math.max(0, subject - contributions - of('licni_odbitak') - of('umanjenje'));
}

/** What of a wage in Republika Srpska is free of contributions and tax by schooling. A plain answer does not carry it either. */
export function exemptAmount(entity: PayrollEntity, request: Wire): Feninga {
  const { strucna_sprema } = request;
  if (entity !== 'rs' || (strucna_sprema !== 'NK' && strucna_sprema !== 'KV')) return 0;
  return changeOn(oslobodjeni_dio, monthOf(request))?.vrijednost[strucna_sprema] ?? 0;
}

const takesContributionsOff = (entity: PayrollEntity, request: Wire): boolean =>
  entity !== 'rs' || valueOn(porez_na_platu, monthOf(request)).osnovica_bez_doprinosa;

const monthOf = ({ godina, mjesec }: Wire): Day => dayOf(Number(godina), Number(mjesec));
