import { monthCode } from '@obracun/engine/core/days/day.ts';

/** What is shown of a firm, as its addresses name it; `sati` are the hours of a month that come in, `uvoz-odsustava` absences. */
export const SECTIONS = [
  'radnici',
  'odsustva',
  'mjesec',
  'izlaz',
  'godina',
  'firma',
  'uvoz',
  'sati',
  'uvoz-odsustava',
] as const;
export type FirmSection = (typeof SECTIONS)[number];

/** Where on the page of payroll somebody stands; without a firm, at the list of them. */
export interface Place {
  readonly firm?: string | undefined;
  readonly section: FirmSection;
  /** Of the month and year shown; undefined for that of today. */
  readonly year?: number | undefined;
  readonly month?: number | undefined;
  /** The worker opened, or `novi`. */
  readonly worker?: string | undefined;
  /** The absence opened, or `novo`. */
  readonly absence?: string | undefined;
}

/** In place of the identity of a worker: one who is being added. */
export const NEW_WORKER = 'novi';
/** In place of the identity of an absence: one that is being added. */
export const NEW_ABSENCE = 'novo';

export const FIRST_PLACE: Place = { section: 'radnici' };

/**
 * The part of an address after `#`, which no browser sends: `#firma=…&dio=mjesec&mjesec=2026-10`.
 * Undefined for one that is not of this page, as that of a step within it.
 */
export function readPlace(hash: string): Place | undefined {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  if (hash.length > 1 && !given.has('firma')) return undefined;
  const section = SECTIONS.find((name) => name === given.get('dio')) ?? FIRST_PLACE.section;
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(given.get('mjesec') ?? '') ?? [];
  return {
    firm: given.get('firma') || undefined,
    section,
    year: year ? Number(year) : undefined,
    month: month ? Number(month) : undefined,
    worker: given.get('radnik') || undefined,
    absence: given.get('odsustvo') || undefined,
  };
}

/** The address of a place, to lead there: `#firma=…`; without a firm it has the month alone. */
export function addressOf({ firm, section, year, month, worker, absence }: Place): string {
  const inMonth = year && month ? monthCode({ year, month }) : '';
  if (!firm) return inMonth ? `#firma=&mjesec=${inMonth}` : '#firma=';
  const parts = [
    ['firma', firm],
    ['dio', section],
    ['mjesec', inMonth],
    ['radnik', worker ?? ''],
    ['odsustvo', absence ?? ''],
  ].filter(([, value]) => value !== '') as [string, string][];
  return `#${new URLSearchParams(parts)}`;
}
