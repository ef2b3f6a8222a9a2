import { hoursField, percentField, switchField } from '../../../core/field.ts';
import type { Issue } from '../../../core/issue.ts';

/** Labels of one kind of extra work, and the hints of its hours and uplift. */
interface ExtraText {
  readonly label: string;
  readonly hours: string;
  readonly missing: string;
  readonly invalidHours: string;
  readonly invalidUplift: string;
}

/** One kind of extra work: its switch, hours and uplift. */
const extra = ({ label, hours, missing, invalidHours, invalidUplift }: ExtraText) =>
  ({
    missing,
    on: switchField({ sentEmpty: true, label, invalid: `${label}: izaberite da ili ne.`, when: 'ima_preko' }),
    hours: (when: string) =>
      hoursField({ sentEmpty: true, label: hours, missing, invalid: invalidHours, when, turnsOn: true }),
    uplift: (when: string, offered: string | undefined) =>
      percentField({
        sentEmpty: true,
        label: `Uvećanje za ${label.toLowerCase()}`,
        invalid: invalidUplift,
        when,
        ...(offered && { offeredFigure: `${offered}.${when}` }),
        hint: {
          text: 'Ako ne upišete, uzima se {}.',
          figure: `uvecanja_podrazumijevana.${when}`,
          withoutFigure: 'Ako ne upišete, uzima se uobičajeni procenat.',
          fillsEmpty: true,
        },
      }),
  }) as const;

const overtime = extra({
  label: 'Prekovremeni rad',
  hours: 'Sati prekovremenog rada',
  missing: 'Upišite broj sati prekovremenog rada.',
  invalidHours: 'Prekovremeni sati moraju biti nenegativan broj.',
  invalidUplift: 'Procenat prekovremenog rada mora biti nenegativan.',
});
const night = extra({
  label: 'Noćni rad',
  hours: 'Sati noćnog rada',
  missing: 'Upišite broj sati noćnog rada.',
  invalidHours: 'Noćni sati moraju biti nenegativan broj.',
  invalidUplift: 'Procenat noćnog rada mora biti nenegativan.',
});
const holiday = extra({
  label: 'Rad na praznik',
  hours: 'Sati rada na praznik',
  missing: 'Upišite broj sati rada za praznik.',
  invalidHours: 'Praznični sati moraju biti nenegativan broj.',
  invalidUplift: 'Procenat rada za praznik mora biti nenegativan.',
});

/** @param offered the uplifts of the law, or of an agreement, that a form suggests; none when none are known */
export const extraHours = (offered?: string) =>
  ({
    ima_preko: switchField({
      sentEmpty: true,
      label: 'Dodatni sati',
      invalid: 'Dodatni sati: izaberite da ili ne.',
    }),
    prekovremeni: overtime.on,
    prekovremeni_sati: overtime.hours('prekovremeni'),
    prekovremeni_proc: overtime.uplift('prekovremeni', offered),
    nocni: night.on,
    nocni_sati: night.hours('nocni'),
    nocni_proc: night.uplift('nocni', offered),
    praznik: holiday.on,
    praznik_sati: holiday.hours('praznik'),
    praznik_proc: holiday.uplift('praznik', offered),
  }) as const;

const HOURS = [
  { work: 'prekovremeni', polje: 'prekovremeni_sati', poruka: overtime.missing },
  { work: 'nocni', polje: 'nocni_sati', poruka: night.missing },
  { work: 'praznik', polje: 'praznik_sati', poruka: holiday.missing },
] as const;

/** Requires hours when extra work is on. */
export function extraHoursGiven(input: Readonly<Record<string, unknown>>): Issue[] {
  return HOURS.filter(({ work, polje }) => input[work] === true && input[polje] === null).map(
    ({ polje, poruka }) => ({ polje, kod: 'obavezno', poruka }),
  );
}

export const extraHoursGroups = [
  {
    title: 'Prekovremeni rad',
    fields: ['prekovremeni', 'prekovremeni_sati', 'prekovremeni_proc'],
    when: 'ima_preko',
  },
  { title: 'Noćni rad', fields: ['nocni', 'nocni_sati', 'nocni_proc'], when: 'ima_preko' },
  { title: 'Rad na praznik', fields: ['praznik', 'praznik_sati', 'praznik_proc'], when: 'ima_preko' },
] as const;
