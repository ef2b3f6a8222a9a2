import { isDay } from '@obracun/engine/kernel/day.ts';
import { SCALE } from '@obracun/engine/kernel/field.ts';
import { bih } from '@obracun/engine/law/bih/index.ts';
import { daysLate, interestPresets, yearlyRate } from '@obracun/engine/rules/interest.ts';
import { type Entered, typed } from '../../fields/entered.ts';
import type { Consequences } from '../tool/use-tool.ts';
import { OWN_RATE } from './definition.ts';

/** A law brings its rate, another rate leaves the law; two days bring their number, another number leaves the days. */
export const consequences: Consequences = (before, entered) => ({
  ...rateOf(entered),
  ...daysOf({ ...before, ...entered }, entered),
});

function rateOf({ propis, stopa }: Entered): Entered {
  if (stopa !== undefined) return { propis: OWN_RATE };
  const preset = interestPresets(bih.poznato_do).find(({ id }) => id === propis);
  return preset ? { stopa: typed(yearlyRate(preset) / SCALE.posto) } : {};
}

function daysOf({ od = '', do: paid = '' }: Entered, entered: Entered): Entered {
  if (entered.dani !== undefined) return { od: '', do: '' };
  if (entered.od === undefined && entered.do === undefined) return {};
  return isDay(od) && isDay(paid) ? { dani: String(daysLate(od, paid)) } : {};
}
