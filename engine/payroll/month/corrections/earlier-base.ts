import { firstDayOf } from '../../../core/days/day.ts';
import { type Feninga, PPM, share } from '../../../core/numbers/money.ts';
import { leastBaseOn } from '../../../rules/fbih/taxed-wage.ts';
import type { SettledMonth, SettledWage } from '../../model/wage.ts';
import { furtherSums } from '../api-request/further-pay.ts';
import { timeShare } from '../api-request/own-fields.ts';
import { insuredWithoutPay, unpaidRequest } from '../api-request/without-pay.ts';
import { workerInMonth } from '../api-request/worker-in-month.ts';
import { hundredthsOf } from '../calculate/figures.ts';

/**
 * The workers of a closed month of the Federation with contributions on another base than the least one of Pravilnik čl. 20 (SN 6/22):
 * versions before 0.7.0 took one base for everyone, counted uplifts in it, and had none before 2025.
 * @returns ids of the workers
 */
export const onEarlierBase = (settled: SettledMonth): readonly string[] =>
  settled.firm.entity === 'fbih'
    ? settled.wages.filter((wage) => isOnEarlierBase(settled, wage)).map(({ worker }) => worker.id)
    : [];

function isOnEarlierBase(settled: SettledMonth, wage: SettledWage): boolean {
  if (wage.opening) return false;
  const { firm, month } = settled;
  const insured = insuredWithoutPay('fbih', wage.worker);
  if (insured === undefined) return baseNow(settled, wage) !== hundredthsOf(wage.answer.osnovica_doprinosa);
  const now = unpaidRequest(workerInMonth(firm, wage.worker, month), insured);
  return 'unos' in now && now.unos.bruto_plata_input !== wage.request.bruto_plata_input;
}

/** The base of these earnings by the rule; without it, or when it was not requested, the base as closed. */
function baseNow(
  { firm, month }: SettledMonth,
  { worker, request, answer, pays = [] }: SettledWage,
): Feninga {
  const [gross, deduction, uplifts] = [answer.bruto_ukupno, answer.licni_odbitak, answer.ukupno_uvecanje].map(
    hundredthsOf,
  );
  const whole = leastBaseOn(firstDayOf(month), deduction ?? 0);
  if (!gross || whole === undefined || request.najniza_osnovica !== true)
    return hundredthsOf(answer.osnovica_doprinosa);
  const part = request.najniza_osnovica_dio;
  const taken = part === undefined ? timeShare(worker, month) : Math.round((Number(part) * PPM) / 100);
  return Math.max(gross, share(whole, taken) + (uplifts ?? 0) + furtherSums(firm, pays).uplifts);
}
