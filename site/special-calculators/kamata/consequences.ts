import { definition, OWN_RATE } from '@obracun/engine/calculators/kamata/definition.ts';
import { countedOn, rules } from '@obracun/engine/calculators/kamata/formula.ts';
import { calculator } from '@obracun/engine/core/calculate.ts';
import { type Day, isDay } from '@obracun/engine/core/days/day.ts';
import { scaleOf } from '@obracun/engine/core/numbers/units.ts';
import { daysLate, interestPresets, yearlyRate } from '@obracun/engine/rules/interest.ts';
import { type Entered, typed } from '../../fields/parsing/entered.ts';
import type { Consequences } from '../tool/use-tool.ts';

/**
 * A law sets its rate of the counted day, and so does another day; another rate unsets the law. Two days set
 * their number, another number unsets the days.
 */
export const consequencesOn =
  (today: Day): Consequences =>
  (before, entered) => {
    const days = daysOf({ ...before, ...entered }, entered);
    return { ...rateOf(before, { ...entered, ...days }, today), ...days };
  };

function rateOf(before: Entered, entered: Entered, today: Day): Entered {
  if (entered.stopa !== undefined) return { propis: OWN_RATE };
  const after = { ...before, ...entered };
  const day = countedOn(paidIn(after), today);
  if (entered.propis === undefined && day === countedOn(paidIn(before), today)) return {};
  const preset = interestPresets(day).find(({ id }) => id === after.propis);
  return preset ? { stopa: typed(yearlyRate(preset) / scaleOf('posto')) } : {};
}

function daysOf({ od = '', do: paid = '' }: Entered, entered: Entered): Entered {
  if (entered.dani !== undefined) return { od: '', do: '' };
  if (entered.od === undefined && entered.do === undefined) return {};
  return isDay(od) && isDay(paid) ? { dani: String(daysLate(od, paid)) } : {};
}

const paidIn = ({ do: paid = '' }: Entered) => ({ do: isDay(paid) ? paid : null });

/** The calculator of late interest of the engine, computed here. */
export const interest = calculator(definition, rules);
