import { hoursField, percentField, switchField } from '../../kernel/field.ts';
import type { Issue } from '../../kernel/issue.ts';

/** What one kind of extra work is called, and what is said of its hours and uplift. */
interface ExtraWords {
  readonly naziv: string;
  readonly sati: string;
  readonly obavezno: string;
  readonly satiLose: string;
  readonly procLose: string;
}

/** One kind of extra work: its switch, hours and uplift. */
const extra = ({ naziv, sati, obavezno, satiLose, procLose }: ExtraWords) =>
  ({
    on: switchField({ naziv, neispravno: `${naziv}: izaberite da ili ne.`, uz: 'ima_preko' }),
    sati: (uz: string) => hoursField({ naziv: sati, obavezno, neispravno: satiLose, uz }),
    proc: (uz: string) =>
      percentField({
        naziv: `Uvećanje za ${naziv.toLowerCase()}`,
        neispravno: procLose,
        uz,
        savjet: {
          tekst: 'Prazno znači {}.',
          zakon: `uvecanja_podrazumijevana.${uz}`,
          bezIznosa: 'Prazno znači uobičajeni procenat.',
          kadJePrazno: true,
        },
      }),
  }) as const;

const overtime = extra({
  naziv: 'Prekovremeni rad',
  sati: 'Sati prekovremenog rada',
  obavezno: 'Upišite broj sati prekovremenog rada.',
  satiLose: 'Prekovremeni sati moraju biti nenegativan broj.',
  procLose: 'Procenat prekovremenog rada mora biti nenegativan.',
});
const night = extra({
  naziv: 'Noćni rad',
  sati: 'Sati noćnog rada',
  obavezno: 'Upišite broj sati noćnog rada.',
  satiLose: 'Noćni sati moraju biti nenegativan broj.',
  procLose: 'Procenat noćnog rada mora biti nenegativan.',
});
const holiday = extra({
  naziv: 'Rad na praznik',
  sati: 'Sati rada na praznik',
  obavezno: 'Upišite broj sati rada za praznik.',
  satiLose: 'Praznični sati moraju biti nenegativan broj.',
  procLose: 'Procenat rada za praznik mora biti nenegativan.',
});

export const extraHours = {
  ima_preko: switchField({ naziv: 'Dodatni sati', neispravno: 'Dodatni sati: izaberite da ili ne.' }),
  prekovremeni: overtime.on,
  prekovremeni_sati: overtime.sati('prekovremeni'),
  prekovremeni_proc: overtime.proc('prekovremeni'),
  nocni: night.on,
  nocni_sati: night.sati('nocni'),
  nocni_proc: night.proc('nocni'),
  praznik: holiday.on,
  praznik_sati: holiday.sati('praznik'),
  praznik_proc: holiday.proc('praznik'),
} as const;

const HOURS = ['prekovremeni', 'nocni', 'praznik'] as const;

/** Extra work switched on needs its hours. */
export function extraHoursGiven(unos: Readonly<Record<string, unknown>>): Issue[] {
  return HOURS.filter((work) => unos[work] === true && unos[`${work}_sati`] === null).map((work) => ({
    polje: `${work}_sati`,
    kod: 'obavezno',
    poruka: extraHours[`${work}_sati`].obavezno ?? '',
  }));
}

export const extraHoursGroups = [
  {
    naslov: 'Prekovremeni rad',
    polja: ['prekovremeni', 'prekovremeni_sati', 'prekovremeni_proc'],
    uz: 'ima_preko',
  },
  { naslov: 'Noćni rad', polja: ['nocni', 'nocni_sati', 'nocni_proc'], uz: 'ima_preko' },
  { naslov: 'Rad na praznik', polja: ['praznik', 'praznik_sati', 'praznik_proc'], uz: 'ima_preko' },
] as const;
