import { formatDecimal, formatMonth } from '@obracun/engine/core/numbers/format.ts';

/** The fields of a call. */
type Call = Readonly<Record<string, unknown>>;

/** The same call with other values. */
export interface Variation {
  readonly text: string;
  readonly call: Call;
}

export type Question = 'koraci' | 'mjeseci' | 'kriva';

/** Days of hiring and leaving belong to one month: every other would refuse them, and its own is not that wage without them. */
const inMonth = ({ zaposlen_od: _od, zaposlen_do: _do, ...call }: Call, mjesec: number): Call => ({
  ...call,
  mjesec,
});

const STEPS_KM = [-200, -150, -100, -50, 0, 50, 100, 150, 200];
const STEPS_PERCENT = [-10, -5, -1, 1, 5, 10];
const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);
/** Number of points of a curve, up to where every relief is exhausted, and beyond the wage on the screen. */
const POINTS = 20;
const LEAST_STEP = 250;

const inFeninga = (amount: number): number => Math.round(amount * 100) / 100;
const signed = (step: number): string => `${step > 0 ? '+' : ''}${formatDecimal(step, 0)}`;

/**
 * The calls of one question about this call, whose basis is in the named field.
 * @param gross its result, in KM
 */
export function variationsOf(
  question: Question,
  call: Call,
  basis: string,
  gross: number,
): readonly Variation[] {
  if (question === 'mjeseci')
    return MONTHS.map((mjesec) => ({
      text: formatMonth(mjesec, Number(call.godina)),
      call: mjesec === call.mjesec ? call : inMonth(call, mjesec),
    }));
  if (question === 'kriva')
    return grossUpTo(gross).map((each) => ({
      text: `${formatDecimal(each, 0)} KM`,
      call: { ...call, [basis]: null, bruto_plata_input: each },
    }));
  return steps(call, basis);
}

function grossUpTo(gross: number): readonly number[] {
  const step = Math.max(LEAST_STEP, Math.ceil((gross * 1.2) / POINTS / LEAST_STEP) * LEAST_STEP);
  return Array.from({ length: POINTS }, (_, at) => (at + 1) * step);
}

function steps(call: Call, basis: string): readonly Variation[] {
  const amount = Number(call[basis]);
  const by = (text: string, to: number): Variation => ({ text, call: { ...call, [basis]: inFeninga(to) } });
  return [
    ...STEPS_KM.map((step) => by(step === 0 ? 'kako je upisano' : `${signed(step)} KM`, amount + step)),
    ...STEPS_PERCENT.map((step) => by(`${signed(step)} %`, (amount * (100 + step)) / 100)),
  ].filter((each) => Number(each.call[basis]) > 0);
}
