import { type Feninga, type Hundredths, mulDiv, type Ppm } from '../../../core/numbers/money.ts';
import { toWire } from '../../../core/numbers/value.ts';
import type { WorkerMonth } from '../../model/month.ts';
import type { PayKey } from '../../model/pay-kind.ts';
import type { EarlierBase } from '../../model/refund.ts';

type Entries = WorkerMonth['entries'];

/** Data of a worker from earlier closed months. */
export interface EarlierPay {
  /** In the Federation: the pay of the month before the sick leave and its hours. */
  readonly sickBase?: HourlyBase;
  /** Untaxed pay of the same year by kind, which a yearly limit covers too. */
  readonly untaxed?: Readonly<Partial<Record<PayKey, Feninga>>>;
  /** Bases of pay for days at a fund's cost, by the id of the absence. */
  readonly funds?: Readonly<Record<string, EarlierBase>>;
}

/** The rate of an hour as an amount for its hours: a rate rounded to a fening pays a month wrong. */
export interface HourlyBase {
  readonly amount: Feninga;
  readonly hours: Hundredths;
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
  const share = meanShare(entries, own, usual);
  return {
    bolovanje_sati: toWire('sati', hours),
    ...(share !== undefined && { bolovanje_proc: toWire('posto', share) }),
    ...baseFields(entries.sickBase, known),
  };
}

/** A typed base is the pay of one hour. */
function baseFields(typed: Feninga | undefined, known: HourlyBase | undefined) {
  if (typed !== undefined) return { bolovanje_osnovica: toWire('iznos', typed) };
  if (!known) return {};
  return {
    bolovanje_osnovica: toWire('iznos', known.amount),
    bolovanje_osnovica_sati: toWire('sati', known.hours),
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
