import type { AnswerJson } from '../../kernel/lines-of.ts';

type Wire = Readonly<Record<string, unknown>>;

const numberIn = (wire: Wire, name: string): number => Number(wire[name] ?? 0);

/**
 * The hours of the month's fund by kind, which a plain answer tells only together: what was worked, holidays, paid and unpaid leave, days outside
 * the employment. By the name of the line, in hours.
 */
export function hoursByKind(answer: AnswerJson, request: Wire): Readonly<Record<string, number>> {
  const daily = numberIn(answer, 'mjesec_sati') / Math.max(1, numberIn(answer, 'radni_dani'));
  const regular = numberIn(answer, 'redovni_sati');
  const paid = Math.min(numberIn(request, 'placeno') * daily, regular);
  const holidays = Math.min(numberIn(answer, 'praznicni_dani') * daily, regular - paid);
  const outside = numberIn(answer, 'van_odnosa') * daily;
  return {
    rad_sati: rounded(regular - holidays - paid),
    praznicni_sati: rounded(holidays),
    placeni_sati: rounded(paid),
    neplaceni_sati: rounded(numberIn(answer, 'neradno_vrijeme') - outside),
    van_odnosa_sati: rounded(outside),
  };
}

/** Hours have two decimals: rounding only undoes the binary fraction. */
const rounded = (hours: number): number => Math.round(hours * 100) / 100;
