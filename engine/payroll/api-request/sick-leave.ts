import { type Feninga, mulDiv, type Ppm } from '../../core/numbers/money.ts';
import { toWire } from '../../core/numbers/value.ts';
import type { WorkerMonth } from '../model/month.ts';
import type { PayKey } from '../model/pay-kind.ts';
import type { EarlierBase } from '../refunds/refund.ts';

type Entries = WorkerMonth['entries'];

/** Data of a worker from earlier closed months. */
export interface EarlierPay {
  /** In the Federation: pay for an hour in the month before the sick leave. */
  readonly sickBase?: Feninga;
  /** Untaxed pay of the same year by kind, which a yearly limit covers too. */
  readonly untaxed?: Readonly<Partial<Record<PayKey, Feninga>>>;
  /** Bases of pay for days at a fund's cost, by the id of the absence. */
  readonly funds?: Readonly<Record<string, EarlierBase>>;
}

/** Hours of sick leave at the employer's cost, of both kinds. */
export const sickHoursOf = ({ sickHours = 0, otherSickHours = 0 }: Entries): number =>
  sickHours + otherSickHours;

/**
 * Sick leave of a month as fields of the call, which has one kind: two kinds are sent as the sum of their hours, with the weighted mean of
 * their shares.
 * @param own the stated share
 * @param usual the legal share
 */
export function sickFields(
  own: Ppm | undefined,
  usual: Ppm,
  entries: Entries,
  { sickBase: known }: EarlierPay = {},
): Readonly<Record<string, unknown>> {
  const hours = sickHoursOf(entries);
  if (hours === 0) return {};
  const base = entries.sickBase ?? known;
  const share = meanShare(entries, own, usual);
  return {
    bolovanje_sati: toWire('sati', hours),
    ...(share !== undefined && { bolovanje_proc: toWire('posto', share) }),
    ...(base !== undefined && { bolovanje_osnovica: toWire('iznos', base) }),
  };
}

function meanShare(
  { sickHours = 0, otherSickHours = 0, otherSickShare }: Entries,
  own: Ppm | undefined,
  usual: Ppm,
): Ppm | undefined {
  if (otherSickHours === 0) return own;
  const [first, second] = [own ?? usual, otherSickShare ?? own ?? usual];
  return mulDiv(sickHours * first + otherSickHours * second, 1, sickHours + otherSickHours);
}
