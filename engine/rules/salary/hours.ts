import { formatHundredths, formatMonth } from '../../kernel/format.ts';
import { HUNDREDTHS, type Hundredths, mulDiv } from '../../kernel/money.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type Entity, workingDays } from '../working-hours.ts';

/** What the hours of a month depend on; days and hours in hundredths, null = none. */
export interface TimeInput {
  readonly mjesec: number;
  readonly godina: number;
  readonly neplaceno: Hundredths | null;
  readonly placeno?: Hundredths | null;
  readonly neodrađeni_sati: Hundredths | null;
  readonly dnevnice?: Hundredths | null;
}

/** The days and hours of one month, in hundredths. Holidays on weekdays are inside the fund: paid, not worked. */
export interface MonthHours {
  readonly radni_dani: Hundredths;
  readonly praznicni_dani: Hundredths;
  readonly mjesec_sati: Hundredths;
  readonly neradno_vrijeme: Hundredths;
  readonly dana_radio: Hundredths;
  readonly dnevnice: Hundredths;
  readonly topli_dani: Hundredths;
}

/**
 * @param perDay hours of a full working day
 * @throws Refusal when the absences are longer than the month
 */
export function monthHours(entity: Entity, unos: TimeInput, perDay: Hundredths): MonthHours {
  const month = workingDays(entity, unos.godina, unos.mjesec);
  const radni_dani = month.radni_dani * HUNDREDTHS;
  const praznicni_dani = month.praznicni_dani * HUNDREDTHS;
  const mjesec_sati = month.radni_dani * perDay;
  const missed = unos.neodrađeni_sati ?? 0;
  const hoursOf = (days: Hundredths | null | undefined) => mulDiv(days ?? 0, perDay, HUNDREDTHS);
  const neradno_vrijeme = hoursOf(unos.neplaceno) + missed;
  const away = (unos.placeno ?? 0) + (unos.neplaceno ?? 0) + Math.floor(missed / perDay) * HUNDREDTHS;
  if (neradno_vrijeme + hoursOf(unos.placeno) > mjesec_sati) throw tooLong(unos, radni_dani, mjesec_sati);
  const dana_radio = Math.max(0, radni_dani - praznicni_dani - away);
  const dnevnice = unos.dnevnice ?? 0;
  const topli_dani = Math.max(0, dana_radio - dnevnice);
  return { radni_dani, praznicni_dani, mjesec_sati, neradno_vrijeme, dana_radio, dnevnice, topli_dani };
}

const tooLong = (
  { mjesec, godina, neplaceno, placeno }: TimeInput,
  days: Hundredths,
  hours: Hundredths,
): Refusal =>
  new Refusal(
    neplaceno ? 'neplaceno' : placeno ? 'placeno' : 'neodrađeni_sati',
    'odsustvo',
    `Odsustvo je duže od mjeseca: u ${formatMonth(mjesec, godina)} je radnih dana ${formatHundredths(days)}, a sati ${formatHundredths(hours)}.`,
  );
