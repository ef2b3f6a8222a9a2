import { type FormOutline, formOutline } from '../../../documents/forms/form-document.ts';
import type { ValuesOf } from '../../../documents/forms/form-field.ts';
import { inWordsOf } from '../../../rules/entity-words.ts';
import type { Entity } from '../../../rules/working-hours.ts';
import { PURPOSE_TEXT } from '../certificates/purposes.ts';

const purposes = Object.entries(PURPOSE_TEXT).map(([value, label]) => ({ value, label }));

const employer = {
  employer: { kind: 'tekst', label: 'Naziv poslodavca' },
  employerJIB: { kind: 'tekst', label: 'JIB', example: '13 cifara' },
  employerAddress: { kind: 'tekst', label: 'Adresa firme' },
  employerRepresentative: { kind: 'tekst', label: 'Zastupnik (ime i prezime)' },
  employerRepresentativePosition: { kind: 'tekst', label: 'Funkcija zastupnika', example: 'direktor' },
} as const;

const worker = {
  employee: { kind: 'tekst', label: 'Ime i prezime radnika' },
  employeeGenitive: {
    kind: 'tekst',
    label: 'Ime u rečenici „između …“ (npr. Ane Anić)',
    hint: 'Ako ne upišete, uzima se predloženi oblik.',
  },
  employeeJMBG: { kind: 'tekst', label: 'JMBG', example: '13 cifara' },
  employeeAddress: { kind: 'tekst', label: 'Adresa radnika' },
  jobTitle: { kind: 'tekst', label: 'Radno mjesto' },
} as const;

const employment = {
  contractDay: { kind: 'datum', label: 'Ugovor o radu zaključen dana' },
  startDate: { kind: 'datum', label: 'Zaposlen od' },
  employedTo: {
    kind: 'datum',
    label: 'Zaposlen do',
    hint: 'Samo ako je kraj poznat.',
  },
  weeklyHours: { kind: 'cijeli', label: 'Sedmično radno vrijeme (sati)', example: '40' },
} as const;

/** The changes an annex may make; at least one. */
const changes = {
  from: { kind: 'datum', label: 'Izmjene važe od' },
  newJobTitle: { kind: 'tekst', label: 'Novo radno mjesto' },
  newWorkplace: { kind: 'tekst', label: 'Novo mjesto rada', example: 'grad i adresa' },
  newSalary: { kind: 'iznos', label: 'Nova osnovna plata (mjesečno)' },
  newSalaryType: {
    kind: 'izbor',
    label: 'Iznos je',
    choices: [
      { value: 'neto', label: 'neto' },
      { value: 'bruto', label: 'bruto' },
    ],
    initial: 'bruto',
  },
  newWeeklyHours: { kind: 'cijeli', label: 'Novo sedmično radno vrijeme (sati)' },
  newEndDate: { kind: 'datum', label: 'Ugovor na određeno se produžava do' },
  otherChanges: { kind: 'odlomak', label: 'Druge izmjene', hint: 'Svaka izmjena u svom redu.' },
} as const;

const ending = {
  noticeKind: {
    kind: 'izbor',
    label: 'Vrsta otkaza',
    initial: 'ordinary',
    choices: [
      { value: 'ordinary', label: 'uz otkazni rok' },
      { value: 'breach', label: 'zbog povrede obaveze radnika' },
      { value: 'probation', label: 'u probnom radu' },
      { value: 'fixedTerm', label: 'istek ugovora na određeno' },
    ],
  },
  noticeDays: { kind: 'cijeli', label: 'Otkazni rok (dana)', example: '30' },
  deliveredDay: {
    kind: 'datum',
    label: 'Otkaz uručen dana',
    hint: 'Od tog dana teče otkazni rok.',
  },
  lastDay: { kind: 'datum', label: 'Ugovor prestaje dana' },
  reason: { kind: 'odlomak', label: 'Razlog otkaza' },
  hearing: {
    kind: 'odlomak',
    label: 'Izjašnjenje radnika',
    hint: 'Kako se radnik mogao izjasniti.',
  },
  severance: { kind: 'iznos', label: 'Otpremnina' },
  unusedLeave: {
    kind: 'odlomak',
    label: 'Neiskorišteni godišnji odmor',
    example: 'Radnik do prestanka ugovora koristi preostalih 8 radnih dana.',
  },
  handover: {
    kind: 'odlomak',
    label: 'Predaja poslova i sredstava rada',
    example: 'prenosni računar i službeni telefon',
  },
} as const;

const leave = {
  year: { kind: 'cijeli', label: 'Godišnji odmor za godinu', example: '2026' },
  baseDays: { kind: 'cijeli', label: 'Osnov (radnih dana)', example: '20' },
  extras: {
    kind: 'redovi',
    label: 'Uvećanje odmora',
    one: 'uvećanje',
    columns: {
      what: { kind: 'tekst', label: 'Osnov uvećanja', example: 'radni staž' },
      days: { kind: 'cijeli', label: 'Radnih dana' },
    },
  },
  parts: {
    kind: 'redovi',
    label: 'Kada se odmor koristi',
    one: 'dio',
    columns: {
      from: { kind: 'datum', label: 'Od' },
      to: { kind: 'datum', label: 'Do' },
    },
  },
  rulebook: {
    kind: 'tekst',
    label: 'Član pravilnika, kolektivnog ugovora ili ugovora o radu',
    example: 'člana 34. Pravilnika o radu',
  },
  leaveReasons: { kind: 'odlomak', label: 'Dodatno obrazloženje' },
} as const;

const certificate = {
  purpose: { kind: 'izbor', label: 'Svrha potvrde', choices: purposes, initial: 'bank' },
  purposeText: { kind: 'tekst', label: 'Druga svrha', example: 'upisa djeteta u vrtić' },
  payMonths: { kind: 'tekst', label: 'Mjesec ili mjeseci plate', example: '10/2026' },
  grossPay: { kind: 'iznos', label: 'Bruto plata' },
  netPay: { kind: 'iznos', label: 'Neto plata', hint: 'Banka traži i platu.' },
} as const;

const paper = {
  number: { kind: 'tekst', label: 'Broj akta', example: '12/2026' },
  day: { kind: 'datum', label: 'Datum akta', hint: 'Ako ne upišete, uzima se današnji dan.' },
  place: { kind: 'tekst', label: 'Mjesto', example: 'Sarajevo' },
  copies: { kind: 'cijeli', label: 'Broj primjeraka', example: '4' },
  lawArticle: {
    kind: 'tekst',
    label: 'Član zakona o radu',
    example: 'člana 85.',
  },
  remedy: {
    kind: 'odlomak',
    label: 'Pouka o pravnom lijeku',
    hint: 'Ako ne upišete, piše se rok po zakonu.',
    example: 'kome i u kojem roku radnik može podnijeti zahtjev za zaštitu prava',
  },
  signer: { kind: 'tekst', label: 'Potpisuje za poslodavca', hint: 'Ako ne upišete, potpisuje zastupnik.' },
} as const;

export const actFields = {
  act: {
    kind: 'izbor',
    label: 'Vrsta akta',
    initial: 'annex',
    choices: [
      { value: 'annex', label: 'Aneks ugovora o radu' },
      { value: 'employer-notice', label: 'Otkaz koji daje poslodavac' },
      { value: 'worker-notice', label: 'Otkaz koji daje radnik' },
      { value: 'mutual', label: 'Sporazumni prestanak ugovora' },
      { value: 'leave', label: 'Rješenje o godišnjem odmoru' },
      { value: 'certificate', label: 'Potvrda o zaposlenju' },
    ],
  },
  entity: {
    kind: 'izbor',
    label: 'Po propisima',
    initial: 'fbih',
    choices: [
      { value: 'fbih', label: 'Federacija BiH' },
      { value: 'rs', label: 'Republika Srpska' },
      { value: 'bd', label: 'Brčko distrikt' },
    ],
  },
  ...employer,
  ...worker,
  ...employment,
  ...changes,
  ...ending,
  ...leave,
  ...certificate,
  ...paper,
} as const;

export type Act = ValuesOf<typeof actFields>;
export type ActField = keyof typeof actFields;

export const ACT_KINDS = [
  'annex',
  'employer-notice',
  'worker-notice',
  'mutual',
  'leave',
  'certificate',
] as const;
export type ActKind = (typeof ACT_KINDS)[number];

type Names<F> = readonly (keyof F & ActField)[];
const namesOf = <F extends object>(fields: F): Names<F> => Object.keys(fields) as unknown as Names<F>;

const COMMON: readonly ActField[] = [
  'act',
  'entity',
  'employer',
  'employerJIB',
  'employerAddress',
  'employee',
  'jobTitle',
  'day',
];
const PARTIES: readonly ActField[] = [
  'employerRepresentative',
  'employerRepresentativePosition',
  'employeeGenitive',
  'employeeJMBG',
  'employeeAddress',
  'contractDay',
  'place',
  'copies',
];
const NOTICE: readonly ActField[] = ['contractDay', 'noticeDays', 'deliveredDay', 'reason', 'unusedLeave'];
const OF_EMPLOYER: readonly ActField[] = ['number', 'signer', 'employerRepresentative'];

/** The fields of each kind of act. */
const SHOWN: Readonly<Record<ActKind, ReadonlySet<ActField>>> = {
  annex: new Set([...COMMON, ...PARTIES, ...namesOf(changes), 'lawArticle']),
  'employer-notice': new Set([
    ...COMMON,
    ...NOTICE,
    ...OF_EMPLOYER,
    'noticeKind',
    'lastDay',
    'startDate',
    'hearing',
    'severance',
    'lawArticle',
    'remedy',
  ]),
  'worker-notice': new Set([...COMMON, ...NOTICE, 'employeeAddress', 'place', 'lawArticle']),
  mutual: new Set([...COMMON, ...PARTIES, 'lastDay', 'severance', 'unusedLeave', 'handover', 'lawArticle']),
  leave: new Set([...COMMON, ...OF_EMPLOYER, ...namesOf(leave), 'lawArticle', 'remedy']),
  certificate: new Set([
    ...COMMON,
    ...OF_EMPLOYER,
    ...namesOf(certificate),
    'employeeJMBG',
    'employeeAddress',
    'startDate',
    'employedTo',
    'weeklyHours',
  ]),
};

/** In the Federation the articles of a decision on leave and of an annex are known. */
const asksForArticle = (act: Act): boolean =>
  act.entity === 'bd' || (act.entity === 'rs' ? act.act !== 'annex' : isOfUnknownArticle(act));

const isOfUnknownArticle = ({ act, noticeKind }: Act): boolean =>
  act === 'mutual' || (act === 'employer-notice' && (noticeKind === 'breach' || noticeKind === 'fixedTerm'));

/** What a notice of an employer does not have, by its kind: a term, its reasons, a severance, or a day of its own. */
const HIDDEN: Readonly<Record<string, readonly ActField[]>> = {
  ordinary: ['lastDay'],
  breach: ['noticeDays', 'severance', 'lastDay'],
  probation: ['severance', 'lastDay'],
  fixedTerm: ['noticeDays', 'deliveredDay', 'severance', 'reason', 'hearing'],
};

/** The end of a contract of fixed term needs no notice: the employer only informs of it. */
export const isFixedTermEnd = ({ act, noticeKind }: Act): boolean =>
  act === 'employer-notice' && noticeKind === 'fixedTerm';

function isShown(name: ActField, act: Act): boolean {
  if (name === 'lawArticle' && !asksForArticle(act)) return false;
  if (name === 'purposeText' && act.purpose !== 'other') return false;
  if (act.act === 'employer-notice' && HIDDEN[act.noticeKind]?.includes(name)) return false;
  return SHOWN[act.act as ActKind].has(name);
}

export const actTitle = ({ act }: Pick<Act, 'act'>): string =>
  actFields.act.choices.find(({ value }) => value === act)?.label ?? '';

/** The outline of the form, with its typed values. */
export const ACT_OUTLINE: FormOutline<typeof actFields, Act> = {
  kind: 'akt',
  title: 'Aneks, otkaz i drugi akti o radu',
  lead: 'Ništa se ne šalje na server.',
  fields: actFields,
  groups: [
    { title: 'Akt', fields: ['act', 'entity', 'number', 'day', 'place'] },
    { title: 'Poslodavac', fields: namesOf(employer) },
    { title: 'Radnik', fields: [...namesOf(worker), ...namesOf(employment)] },
    { title: 'Izmjene ugovora', fields: namesOf(changes) },
    { title: 'Prestanak ugovora', fields: namesOf(ending) },
    { title: 'Godišnji odmor', fields: namesOf(leave) },
    { title: 'Svrha i plata', fields: namesOf(certificate) },
    { title: 'Razlog i potpis', fields: ['lawArticle', 'remedy', 'signer', 'copies'] },
  ],
  isShown,
  inWords: (text, { entity }) => inWordsOf(entity as Entity, text),
  nameOf: (act) => [actTitle(act), act.employee].filter(Boolean).join(' · '),
};

/** The form of the acts of an employment. */
export const actForm = formOutline<typeof actFields>(ACT_OUTLINE);
