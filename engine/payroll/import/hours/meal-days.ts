import type { YearMonth } from '../../../core/days/year-month.ts';
import { formatHundredths } from '../../../core/numbers/format.ts';
import type { Hundredths } from '../../../core/numbers/money.ts';
import { Refusal } from '../../../core/refusal.ts';
import { monthHours, type TimeInput } from '../../../rules/salary/hours.ts';
import type { PayrollEntity } from '../../model/place.ts';
import { entriesOf, type HourEntry } from './hour-values.ts';

interface EntityMonth extends YearMonth {
  readonly entity: PayrollEntity;
}

/** Days of meals are not taken: the month calculates its own. Where a line says others, it is told. */
export function mealWarnings(entry: HourEntry, dailyHours: Hundredths, month: EntityMonth): string[] {
  const said = entry.hours.mealDays;
  const calculated = said === undefined ? undefined : mealDays(entry, dailyHours, month);
  if (said === undefined || calculated === undefined || said === calculated) return [];
  return [
    `Dana toplog obroka je ovdje ${formatHundredths(said)}, a po satima i odsustvima ih je ${formatHundredths(calculated)}: obračun uzima ${formatHundredths(calculated)}.`,
  ];
}

/** As the wage of the same entries calculates them; undefined where it will be refused, because the absences are longer than the month. */
function mealDays(entry: HourEntry, dailyHours: Hundredths, month: EntityMonth): Hundredths | undefined {
  try {
    return monthHours(month.entity, timeOf(entry, dailyHours, month), dailyHours).topli_dani;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** Of a worker employed through the whole month. Second meals are no days. */
function timeOf(entry: HourEntry, dailyHours: Hundredths, { year, month }: EntityMonth): TimeInput {
  const entries = entriesOf(entry, dailyHours);
  return {
    mjesec: month,
    godina: year,
    sati_dnevno: dailyHours,
    zaposlen_od: null,
    zaposlen_do: null,
    neplaceno: entries.unpaidDays ?? null,
    placeno: entries.paidDays ?? null,
    neodrađeni_sati: entries.missedHours ?? null,
    bolovanje_sati: entries.sickHours ?? null,
    odsustvo_fond_sati: entries.fundHours ?? null,
    dnevnice: entries.perDiems ?? null,
    praznik_sati: entries.holidayWork ?? null,
  };
}
