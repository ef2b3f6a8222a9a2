import type { Example } from '../../core/calculator.ts';
import { addDays, type Day, daysBetween, type Period } from '../../core/days/day.ts';
import { writeCitation } from '../../core/explanation/citation.ts';
import type { InputOf } from '../../core/field.ts';
import type { Warning } from '../../core/issue.ts';
import { formatDay, formatMoney } from '../../core/numbers/format.ts';
import { HUNDREDTHS } from '../../core/numbers/money.ts';
import { defineRules } from '../../core/rules.ts';
import {
  type InterestPreset,
  type InterestRate,
  interestKnownUntil,
  interestLaw,
  interestOn,
  interestPresets,
  lawName,
  yearlyRate,
} from '../../rules/interest.ts';
import { type interestFields, OWN_RATE } from './definition.ts';
import { type InterestVariant, slip } from './lines.ts';

const izvor = 'vlastiti račun po navedenom propisu';
const debt = { glavnica: 1000, dani: 30 };

const examples: readonly Example[] = [
  {
    title: 'Vlastita stopa 5 % godišnje',
    source: izvor,
    input: { ...debt, propis: 'vlastita', stopa: 5 },
    expected: { kamata: 4.11, ukupno: 1004.11 },
  },
  {
    title: 'Zakonska zatezna kamata Republike Srpske, 0,03 % dnevno, zaustavljena na glavnici',
    source: izvor,
    input: { glavnica: 1000, dani: 4000, propis: 'rs-zatezna', stopa: 10.95 },
    day: '2026-11-21',
    expected: { kamata: 1000, ukupno: 2000 },
  },
  {
    title: 'Indirektni porezi, po datumima',
    source: izvor,
    input: { ...debt, propis: 'uio', stopa: 14.6, od: '2026-01-01', do: '2026-01-31' },
    expected: { prvi_dan: '2026-01-02', posljednji_dan: '2026-01-31', dani: 30, kamata: 12 },
  },
];

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

/** Warnings about a debt: the cap took effect, or the law does not cover some days. */
function interestWarnings(unos: InterestInput, _lines: unknown, _zakon: unknown, dan: Day): Warning[] {
  const law = chosenLaw(unos, dan);
  const ofRate = unos.propis === OWN_RATE ? [] : [unknownLaw(dan)];
  return [...paidInTime(unos), ...(law ? [...capped(unos, law), ...daysOutsideLaw(unos, law, dan)] : ofRate)];
}

/** Either it was paid in time, or the two days are swapped. */
function paidInTime({ od, do: paid }: InterestInput): Warning[] {
  if (od === null || paid === null || paid >= od) return [];
  const poruka = 'Dan plaćanja je prije roka, pa kamate nema: provjerite jesu li datumi zamijenjeni.';
  return [{ polje: 'kamata', poruka, izvor: null }];
}

function capped({ glavnica, dani }: InterestInput, law: InterestPreset): Warning[] {
  if (!interestOn(glavnica, dani, law).isCapped) return [];
  const { kamata } = interestOn(glavnica, dani, { ...law, do_glavnice: false });
  const poruka = `Kamata je zaustavljena na iznosu glavnice: bez te granice bila bi ${formatMoney(kamata)}.`;
  return [{ polje: 'kamata', poruka, izvor: writeCitation(law.citation) }];
}

const unknownLaw = (dan: Day): Warning => ({
  polje: 'stopa',
  poruka: `Na dan ${formatDay(dan)} nemamo tu stopu po izabranom propisu: računa se upisana stopa, bez granice.`,
  izvor: null,
});

function daysOutsideLaw({ od, do: paid }: InterestInput, law: InterestPreset, dan: Day): Warning[] {
  const polje = law.po === 'dan' ? 'stopa_dnevno' : 'stopa';
  const isEarly = od !== null && paid !== null && od < law.citation.od && od < paid;
  const early = `Stopa je poznata od ${formatDay(law.citation.od)}, a rok je bio ranije: za dane prije toga provjerite stopu.`;
  const late = `Propisi su provjereni do ${formatDay(interestKnownUntil)}: provjerite važi li ista stopa i poslije.`;
  const messages = [...(isEarly ? [early] : []), ...(dan > interestKnownUntil ? [late] : [])];
  return messages.map((poruka) => ({ polje, poruka, izvor: null }));
}

/** Amounts in feninga, rates in ppm. */
type InterestInput = InputOf<typeof interestFields>;

/** The day of the applicable law: that of the payment, or today when unpaid. */
export const countedOn = ({ do: paid }: Pick<InterestInput, 'do'>, today: Day): Day => paid ?? today;

/** The chosen law, while the rate is its rate on that day. */
const chosenLaw = (
  { propis, stopa }: Pick<InterestInput, 'propis' | 'stopa'>,
  day: Day,
): InterestPreset | undefined =>
  interestPresets(day).find((preset) => preset.id === propis && yearlyRate(preset) === stopa);

/** Due day and day of payment, when the late days derive from them. */
function datesOf({ od, do: paid, dani }: InterestInput): Period | undefined {
  if (od === null || paid === null || dani === 0) return undefined;
  return daysBetween(od, paid) === dani ? { od, do: paid } : undefined;
}
