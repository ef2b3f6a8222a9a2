import { monthCode } from '@obracun/engine/core/days/day.ts';

/** Sections of a firm by their names in addresses; `sati` are the imported hours of a month, `uvoz-odsustava` imported absences. */
export const SECTIONS = [
  'radnici',
  'ugovori',
  'povisica',
  'odsustva',
  'odmori',
  'radno-vrijeme',
  'potrazivanja',
  'mjesec',
  'placanja',
  'papiri',
  'obrasci',
  'knjizenje',
  'potvrde',
  'godina',
  'pocetna-stanja',
  'statistika',
  'firma',
  'predaja',
  'pocetak',
  'uvoz',
  'sati',
  'uvoz-odsustava',
] as const;
export type FirmSection = (typeof SECTIONS)[number];

/** Names in addresses of earlier versions. */
const FORMER_SECTIONS: ReadonlyMap<string | null, FirmSection> = new Map([['izlaz', 'placanja']]);

/** A place on the page of payroll; without a firm, the list of firms. */
export interface Place {
  readonly firm?: string | undefined;
  readonly section: FirmSection;
  /** The shown month and year; undefined for the current ones. */
  readonly year?: number | undefined;
  readonly month?: number | undefined;
  /** The open worker or contract, or `novi`. */
  readonly worker?: string | undefined;
  /** The moment of an earlier closing that is read. */
  readonly closing?: string | undefined;
  /** The open absence, or `novo`. */
  readonly absence?: string | undefined;
  /** The field that takes the focus, by its name in the form. */
  readonly field?: string | undefined;
}

/** In place of a worker's id: a new one. */
export const NEW_WORKER = 'novi';
/** In place of the identity of an absence: one that is being added. */
export const NEW_ABSENCE = 'novo';

export const FIRST_PLACE: Place = { section: 'radnici' };

/**
 * The fragment of the address, which browsers do not send: `#firma=…&dio=mjesec&mjesec=2026-10`.
 * Undefined for a fragment of another kind, such as a jump within the page.
 */
export function readPlace(hash: string): Place | undefined {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  if (hash.length > 1 && !given.has('firma')) return undefined;
  const named = given.get('dio');
  const section =
    SECTIONS.find((name) => name === named) ?? FORMER_SECTIONS.get(named) ?? FIRST_PLACE.section;
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(given.get('mjesec') ?? '') ?? [];
  return {
    firm: given.get('firma') || undefined,
    section,
    year: year ? Number(year) : undefined,
    month: month ? Number(month) : undefined,
    worker: given.get('radnik') || undefined,
    closing: /^\d+$/.exec(given.get('zakljucenje') ?? '')?.[0],
    absence: given.get('odsustvo') || undefined,
    field: given.get('polje') || undefined,
  };
}

/** The address of a place: `#firma=…`; without a firm it has the month alone. */
export function addressOf({ firm, section, year, month, worker, closing, absence, field }: Place): string {
  const inMonth = year && month ? monthCode({ year, month }) : '';
  if (!firm) return inMonth ? `#firma=&mjesec=${inMonth}` : '#firma=';
  const parts = [
    ['firma', firm],
    ['dio', section],
    ['mjesec', inMonth],
    ['radnik', worker ?? ''],
    ['zakljucenje', closing ?? ''],
    ['odsustvo', absence ?? ''],
    ['polje', field ?? ''],
  ].filter(([, value]) => value !== '') as [string, string][];
  return `#${new URLSearchParams(parts)}`;
}
