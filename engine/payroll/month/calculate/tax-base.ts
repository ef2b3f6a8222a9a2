import { type Day, dayOf } from '../../../core/days/day.ts';
import { changeOn, valueOn } from '../../../core/law.ts';
import type { Feninga } from '../../../core/numbers/money.ts';
import { porez_na_platu } from '../../../law/rs/income-tax.ts';
import { oslobodjeni_dio } from '../../../law/rs/minimum-base.ts';
import type { PayrollEntity } from '../../model/place.ts';

type Wire = Readonly<Record<string, unknown>>;

/**
 * The tax base. A plain answer omits it, but contains its parts: the gross, in Republika Srpska minus the part exempt by schooling and,
 * from 2022, without subtracting contributions.
 * @param of a line of the answer in feninga
 */
export function taxBaseOf(entity: PayrollEntity, request: Wire, of: (name: string) => Feninga): Feninga {
  const subject = Math.max(0, of('bruto_ukupno') - exemptAmount(entity, request));
  const contributions = takesContributionsOff(entity, request) ? of('doprinosi_ukupno') : 0;
  return Math.max(0, subject - contributions - of('licni_odbitak') - of('umanjenje'));
}

/** The part of a wage in Republika Srpska that is exempt from contributions and tax by schooling. A plain answer omits it too. */
export function exemptAmount(entity: PayrollEntity, request: Wire): Feninga {
  const { strucna_sprema } = request;
  if (entity !== 'rs' || (strucna_sprema !== 'NK' && strucna_sprema !== 'KV')) return 0;
  return changeOn(oslobodjeni_dio, monthOf(request))?.vrijednost[strucna_sprema] ?? 0;
}

const takesContributionsOff = (entity: PayrollEntity, request: Wire): boolean =>
  entity !== 'rs' || valueOn(porez_na_platu, monthOf(request)).osnovica_bez_doprinosa;

const monthOf = ({ godina, mjesec }: Wire): Day => dayOf(Number(godina), Number(mjesec));
