import { writeCitation } from '../../../core/explanation/citation.ts';
import type { Warning } from '../../../core/issue.ts';
import { formatHundredths, formatMonth } from '../../../core/numbers/format.ts';
import { HUNDREDTHS, type Hundredths } from '../../../core/numbers/money.ts';
import { holidays } from '../../../law/holidays.ts';
import type { Entity } from '../../working-hours.ts';
import { type EmployedMonth, employedHolidays } from '../hours.ts';

const DAY = 24 * HUNDREDTHS;

/** Holiday work in a month without holidays (e.g. copied from the previous month), or more of it than the hours of its holidays. */
export function holidayWarnings(entity: Entity, unos: EmployedMonth, praznik_sati: Hundredths): Warning[] {
  if (praznik_sati === 0) return [];
  const hours = employedHolidays(entity, unos).length * DAY;
  if (praznik_sati <= hours) return [];
  return [
    {
      polje: 'praznik_iznos',
      poruka: hours === 0 ? none(unos) : tooMany(praznik_sati, hours),
      izvor: writeCitation(holidays[entity].izvor),
    },
  ];
}

const none = ({ mjesec, godina, zaposlen_od, zaposlen_do }: EmployedMonth): string => {
  const within = zaposlen_od === null && zaposlen_do === null ? '' : ' u danima zaposlenja';
  return `Upisan je rad na praznik, a u ${formatMonth(mjesec, godina)}${within} nema zakonskog praznika: provjerite unos, osim ako je riječ o vjerskom prazniku.`;
};

const tooMany = (entered: Hundredths, hours: Hundredths): string =>
  `Sati rada na praznik upisano je ${formatHundredths(entered)}, više nego što traju praznici tog mjeseca (${formatHundredths(hours)}): provjerite unos.`;
