import { addDays } from '../../core/days/calendar.ts';
import { HUNDREDTHS } from '../../core/numbers/money.ts';
import { defineRules } from '../../core/rules.ts';
import { type InterestRate, interestLaw, interestOn, lawName } from '../../rules/interest.ts';
import { examples } from './cases.ts';
import { chosenLaw, countedOn, datesOf, type InterestInput } from './debt.ts';
import { type InterestVariant, slip } from './lines.ts';
import { interestWarnings } from './warnings.ts';

function formula(unos: InterestInput, _zakon: unknown, danas: string) {
  const law = chosenLaw(unos, countedOn(unos, danas));
  const dates = datesOf(unos);
  const rate: InterestRate = law ?? { stopa: unos.stopa, po: 'godina', do_glavnice: false };
  const { kamata, ukupno } = interestOn(unos.glavnica, unos.dani, rate);
  return {
    ...(dates && { prvi_dan: addDays(dates.od, 1), posljednji_dan: dates.do }),
    dani: unos.dani * HUNDREDTHS,
    glavnica: unos.glavnica,
    stopa: unos.stopa,
    ...(law?.po === 'dan' && { stopa_dnevno: law.stopa }),
    ...(rate.do_glavnice && { najvise: unos.glavnica }),
    kamata,
    ukupno,
  };
}

function variant(unos: InterestInput, _zakon: unknown, _lines: unknown, danas: string): InterestVariant {
  const law = chosenLaw(unos, countedOn(unos, danas));
  return {
    propis: law && lawName(law.id),
    po: law?.po ?? 'godina',
    isCapped: law?.do_glavnice ?? false,
    isDated: datesOf(unos) !== undefined,
  };
}

export const rules = defineRules({
  slip,
  law: interestLaw,
  dayOf: (unos: InterestInput, danas) => countedOn(unos, danas),
  formula,
  variant,
  warnings: interestWarnings,
  examples,
});
