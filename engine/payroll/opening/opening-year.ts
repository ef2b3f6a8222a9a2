import type { Day } from '../../core/days/day.ts';
import type { PayrollEntity } from '../model/place.ts';

/** Figures of a month of a worker from an earlier program, in reading order, by label. Days are hundredths, as hours are. */
export const OPENING_FIGURES = {
  gross: 'bruto',
  contributions: 'doprinosi iz',
  tax: 'porez',
  net: 'neto',
  untaxed: 'neoporezivo',
  paid: 'isplaćeno',
  refunded: 'na teret fonda',
  hours: 'sati',
  sickHours: 'bolovanje sati',
  leaveDays: 'dana godišnjeg',
  pension: 'PIO',
  health: 'zdravstveno',
  unemployment: 'nezaposlenost',
  allowance: 'lični odbitak',
  onTop: 'doprinosi na',
} as const satisfies Readonly<Record<string, string>>;

export type OpeningFigure = keyof typeof OPENING_FIGURES;

export const OPENING_NAMES = Object.keys(OPENING_FIGURES) as readonly OpeningFigure[];

/** Figures without which a month is not used. */
export const NEEDED_FIGURES = [
  'gross',
  'contributions',
  'tax',
  'net',
] as const satisfies readonly OpeningFigure[];

/** True for hours and days, typed as numbers without a currency. */
export const isOpeningTime = (name: OpeningFigure): boolean =>
  name === 'hours' || name === 'sickHours' || name === 'leaveDays';

/** A month of a worker as an earlier program had it. */
export interface OpeningMonth extends Readonly<Partial<Record<OpeningFigure, number>>> {
  /** Day of the payout. */
  readonly payday?: Day;
}

/** Opening balances of a worker for one year. Stay on the device. */
export interface OpeningYear {
  /** `openingId` of its firm, year and worker. */
  readonly id: string;
  /** The firm's id; not named `firm`, as records of the register of absences are found by that name. */
  readonly ofFirm: string;
  /** The worker's id. */
  readonly worker: string;
  readonly year: number;
  /** By the number of the month, `1` to `12`. */
  readonly months: Readonly<Record<string, OpeningMonth>>;
}

const PREFIX = 'ps';

/** The key of a worker's opening balances of a year; all of a firm have one beginning. */
export const openingId = (firm: string, year: number, worker: string): string =>
  `${openingPrefix(firm)}${year}:${worker}`;

/** The beginning of the keys of a firm's opening balances. */
export const openingPrefix = (firm: string): string => `${PREFIX}:${firm}:`;

/** A year with nothing typed yet. */
export const newOpeningYear = (firm: string, year: number, worker: string): OpeningYear => ({
  id: openingId(firm, year, worker),
  ofFirm: firm,
  worker,
  year,
  months: {},
});

/** Missing figures without which the month is not used; none for an empty month. */
export const missingFigures = (month: OpeningMonth): readonly OpeningFigure[] =>
  Object.keys(month).length === 0 ? [] : NEEDED_FIGURES.filter((name) => month[name] === undefined);

/** Why the figures of a complete month contradict each other, as sentences. */
export function openingDoubts(entity: PayrollEntity, month: OpeningMonth): readonly string[] {
  const { gross = 0, contributions = 0, tax = 0, net = 0, untaxed = 0, paid = 0, refunded = 0 } = month;
  const parts = [month.pension, month.health, month.unemployment];
  const known = parts.reduce<number>((sum, part = 0) => sum + part, 0);
  // In Republika Srpska the rest is for child protection.
  const isWhole = entity !== 'rs' && parts.every((part) => part !== undefined);
  return [
    ...(gross - contributions - tax === net ? [] : ['Bruto manje doprinosi i porez nije neto.']),
    ...(paid > net + untaxed ? ['Isplaćeno je više od neta i neoporezivog.'] : []),
    ...(refunded > net ? ['Na teret fonda je više od neta.'] : []),
    ...(known > contributions || (isWhole && known < contributions)
      ? ['PIO, zdravstveno i nezaposlenost zajedno nisu doprinosi iz.']
      : []),
  ];
}
