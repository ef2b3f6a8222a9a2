import type { AnswerJson } from '../../../core/lines-of.ts';
import { HUNDREDTHS, type Hundredths, mulDiv } from '../../../core/numbers/money.ts';
import { hundredthsOf } from './figures.ts';

type Wire = Readonly<Record<string, unknown>>;

/**
 * The hours of the month's fund by kind, of which a plain answer has only the sum: work, holidays, paid and unpaid leave, days outside the
 * employment. By the name of the line, in hours; calculated as in the slip, so that they add up to its hours to the hundredth.
 */
export function hoursByKind(answer: AnswerJson, request: Wire): Readonly<Record<string, number>> {
  const of = (name: string): Hundredths => hundredthsOf(answer[name]);
  const daily = (of('mjesec_sati') * HUNDREDTHS) / Math.max(HUNDREDTHS, of('radni_dani'));
  const hours = (days: Hundredths): Hundredths => mulDiv(days, daily, HUNDREDTHS);
  const regular = of('redovni_sati');
  const paid = Math.min(hours(hundredthsOf(request.placeno)), regular);
  const holidays = Math.min(hours(of('praznicni_dani')), regular - paid);
  const outside = hours(of('van_odnosa'));
  return inHours({
    rad_sati: regular - holidays - paid,
    praznicni_sati: holidays,
    placeni_sati: paid,
    neplaceni_sati: of('neradno_vrijeme') - outside,
    van_odnosa_sati: outside,
  });
}

const inHours = (hours: Readonly<Record<string, Hundredths>>): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(hours).map(([name, hundredths]) => [name, hundredths / HUNDREDTHS]));
