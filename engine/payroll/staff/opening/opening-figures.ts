import type { PayrollEntity } from '../../model/place.ts';
import type { OpeningFigure, OpeningMonth } from './opening-year.ts';

/** The labels of the figures. */
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
} as const satisfies Readonly<Record<OpeningFigure, string>>;

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
