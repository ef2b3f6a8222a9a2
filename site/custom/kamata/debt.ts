import { type Day, isDay } from '@obracun/engine/kernel/day.ts';
import type { Feninga, Ppm } from '@obracun/engine/kernel/money.ts';
import { type InterestPreset, interestPresets, yearlyRate } from '@obracun/engine/rules/interest.ts';
import type { Entered } from '../../fields/entered.ts';
import type { Numbers } from '../tool/read-numbers.ts';
import { OWN_RATE } from './definition.ts';

/** What is owed and how late, and the law it is counted by, if any. */
export interface Debt {
  readonly glavnica: Feninga;
  readonly stopa: Ppm;
  readonly dani: number;
  /** Due and paid; neither unless both are known. */
  readonly dospijece: { readonly od: Day; readonly do: Day } | undefined;
  /** The day whose law counts. */
  readonly dan: Day;
  readonly izabran: boolean;
  /** The chosen law, while the rate is the one it has on that day. */
  readonly propis: InterestPreset | undefined;
}

/** The day whose law counts: that of the payment, or today while it is not paid. */
export const countedOn = ({ do: paid = '' }: Entered, today: Day): Day => (isDay(paid) ? paid : today);

/** The debt a form describes. */
export function debtOf(unos: Entered, { glavnica = 0, stopa = 0, dani = 0 }: Numbers, today: Day): Debt {
  const { od = '', do: paid = '', propis = OWN_RATE } = unos;
  const dan = countedOn(unos, today);
  return {
    glavnica,
    stopa,
    dani,
    dospijece: isDay(od) && isDay(paid) ? { od, do: paid } : undefined,
    dan,
    izabran: propis !== OWN_RATE,
    propis: interestPresets(dan).find((preset) => preset.id === propis && yearlyRate(preset) === stopa),
  };
}
