import { firstDayOf } from '../../../core/days/day.ts';
import { changeOn, valueOn } from '../../../core/law.ts';
import { type Feninga, mulDiv, PPM } from '../../../core/numbers/money.ts';
import { toWire } from '../../../core/numbers/value.ts';
import { porez_na_platu } from '../../../law/fbih/income-tax.ts';
import { najniza_osnovica as srpskaBase } from '../../../law/rs/minimum-base.ts';
import { najniza_plata } from '../../../law/rs/minimum-wage.ts';
import { leastBaseOn } from '../../../rules/fbih/taxed-wage.ts';
import { monthShare } from '../../model/month-share.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { Worker } from '../../model/worker.ts';
import { timeShare } from './own-fields.ts';
import type { WorkerInMonth } from './worker-in-month.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a call for a worker without pay, or the reason why there are none. */
type Unpaid = { readonly unos: Fields } | { readonly reason: string };

/** How a worker without pay is insured: on the least base of contributions, or for an amount typed for the worker. */
export type Insured = 'leastBase' | 'typed';

/**
 * Undefined for a worker with pay. An owner or director without pay owes contributions on the least base in the Federation (Pravilnik SN
 * 64/08 … 6/22 čl. 2 and 20) and in Republika Srpska (Zakon o doprinosima čl. 10a, čl. 24 st. 2). Of the District, and of training without employment
 * anywhere, no base was found: the amount is typed.
 */
export function insuredWithoutPay(entity: PayrollEntity, { status }: Worker): Insured | undefined {
  if (status === 'training') return 'typed';
  if (status !== 'unpaid') return undefined;
  return entity === 'bd' ? 'typed' : 'leastBase';
}

/** The request of a month without pay. Its gross is only that of the base: no pay, tax or levy of the answer counts (`withoutPay`). */
export function unpaidRequest(of: WorkerInMonth, insured: Insured): Unpaid {
  const { entity, worker, month, typed } = of;
  if (Object.values(typed.entries).some((value = 0) => value > 0)) return { reason: ENTRIES };
  if (insured === 'typed' && worker.insuranceAmount === undefined) return { reason: AMOUNT };
  const request = (gross: Feninga, own: Fields): Unpaid => ({
    unos: {
      mjesec: month.month,
      godina: month.year,
      staz: 0,
      ...(month.isEstimate && { procjena: true }),
      topli_obrok_input: 0,
      bruto_plata_input: toWire('iznos', gross),
      ...own,
    },
  });
  if (insured === 'typed') return request(0, entity === 'bd' ? { fond: FUNDS[worker.fund ?? 'rs'] } : {});
  return BASES[entity](of, request);
}

const FUNDS = { rs: 'RS', fbih: 'FBiH' } as const;

const ENTRIES = 'Radnik je bez plate: obrišite upisane sate i iznose, ili kod radnika promijenite status.';
const AMOUNT =
  'Upišite kod radnika, pod „Status“, koliko se ovo osiguranje plaća mjesečno (0 ako se ne plaća).';
const NO_BASE = 'Doprinosi bez plate ne mogu se izračunati: najniža osnovica za ovaj mjesec nije poznata.';

type Request = (gross: Feninga, own: Fields) => Unpaid;
type BaseOf = (of: WorkerInMonth, request: Request) => Unpaid;

const BASES: Readonly<Record<PayrollEntity, BaseOf>> = {
  // The base itself as gross, in proportion to the time of the employment as that of a wage.
  fbih: ({ worker, typed, month, hours }, request) => {
    const day = firstDayOf(month);
    const coefficient = worker.cardElsewhere ? 0 : (worker.coefficient ?? PPM);
    const whole = leastBaseOn(day, mulDiv(coefficient, valueOn(porez_na_platu, day).licni_odbitak, PPM));
    if (whole === undefined) return { reason: NO_BASE };
    const part = hours ? monthShare(hours, typed.leastBase === 'whole') : PPM;
    const base = mulDiv(mulDiv(whole, timeShare(worker, month), PPM), part, PPM);
    return request(base, {
      koeficijent: coefficient / PPM,
      najniza_osnovica: false,
      obveznik_invalidi: false,
    });
  },
  // A gross below the base, which the call raises: the base of the schooling, without the exempt part, is the call's.
  rs: ({ worker, month }, request) => {
    if (!changeOn(srpskaBase, firstDayOf(month))) return { reason: NO_BASE };
    const schooling = worker.schooling === 'PK' ? 'NK' : worker.schooling;
    return request(valueOn(najniza_plata, firstDayOf(month))[schooling ?? 'NK'], {
      najniza_osnovica: true,
      ...(schooling && { strucna_sprema: schooling }),
    });
  },
  bd: () => ({ reason: NO_BASE }),
};
