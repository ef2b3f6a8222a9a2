import { writeCitation } from '../../../core/explanation/citation.ts';
import type { Warning } from '../../../core/issue.ts';
import { formatHundredths, formatMonth } from '../../../core/numbers/format.ts';
import { HUNDREDTHS, type Hundredths } from '../../../core/numbers/money.ts';
import { holidays } from '../../../law/holidays.ts';
import type { Entity } from '../../working-hours.ts';
import { type EmployedMonth, employedHolidays, workedHolidaysOf } from '../hours.ts';

interface Hours {
  readonly dnevni_sati: Hundredths;
  readonly redovni_sati: Hundredths;
  readonly rad_sati: Hundredths;
  readonly praznicni_sati: Hundredths;
  readonly praznicni_dani: Hundredths;
  readonly prekovremeni_sati: Hundredths;
  readonly nocni_sati: Hundredths;
  readonly praznik_sati: Hundredths;
  readonly dnevnice: Hundredths;
  readonly dana_radio: Hundredths;
}

const PAID_HOURS = 'sati koji se plaćaju';
const ALL_HOURS = 'svih sati rada u mjesecu';

/**
 * More of a part than of its whole is a typing error: night and holiday work are within hours worked, per diems are within days at work,
 * and hours beside the fund do not exceed those in it.
 */
export function hoursWarnings(entity: Entity, unos: EmployedMonth, slip: Hours): Warning[] {
  const { redovni_sati, praznicni_sati, prekovremeni_sati, nocni_sati, praznik_sati } = slip;
  // Also on a holiday; not on paid leave.
  const worked = slip.rad_sati + praznicni_sati + prekovremeni_sati;
  const workedHolidays = workedHolidaysOf(slip.praznicni_dani, praznik_sati, slip.dnevni_sati);
  return [
    ...tooMany('prekovremeni_iznos', 'Sati prekovremenog rada', prekovremeni_sati, redovni_sati, PAID_HOURS),
    ...tooMany('nocni_iznos', 'Sati noćnog rada', nocni_sati, worked, ALL_HOURS),
    ...tooMany('praznik_iznos', 'Sati rada na praznik', praznik_sati, worked, ALL_HOURS),
    ...(praznik_sati > worked ? [] : holidayWarnings(entity, unos, praznik_sati)),
    ...tooMany('dnevnice', 'Dnevnica', slip.dnevnice, slip.dana_radio + workedHolidays, 'dana na radu'),
  ];
}

function tooMany(
  polje: string,
  what: string,
  part: Hundredths,
  whole: Hundredths,
  ofWhat: string,
): Warning[] {
  if (part <= whole) return [];
  const poruka = `${what} upisano je ${formatHundredths(part)}, više nego što je ${ofWhat} (${formatHundredths(whole)}): provjerite unos.`;
  return [{ polje, poruka, izvor: null }];
}

const DAY = 24 * HUNDREDTHS;

/** Holiday work in a month without holidays (e.g. copied from the previous month), or more of it than the hours of its holidays. */
function holidayWarnings(entity: Entity, unos: EmployedMonth, praznik_sati: Hundredths): Warning[] {
  if (praznik_sati === 0) return [];
  const hours = employedHolidays(entity, unos).length * DAY;
  if (praznik_sati <= hours) return [];
  return [
    {
      polje: 'praznik_iznos',
      poruka: hours === 0 ? none(unos) : tooManyHolidayHours(praznik_sati, hours),
      izvor: writeCitation(holidays[entity].izvor),
    },
  ];
}

const none = ({ mjesec, godina, zaposlen_od, zaposlen_do }: EmployedMonth): string => {
  const within = zaposlen_od === null && zaposlen_do === null ? '' : ' u danima zaposlenja';
  return `Upisan je rad na praznik, a u ${formatMonth(mjesec, godina)}${within} nema zakonskog praznika: provjerite unos, osim ako je riječ o vjerskom prazniku.`;
};

const tooManyHolidayHours = (entered: Hundredths, hours: Hundredths): string =>
  `Sati rada na praznik upisano je ${formatHundredths(entered)}, više nego što traju praznici tog mjeseca (${formatHundredths(hours)}): provjerite unos.`;
