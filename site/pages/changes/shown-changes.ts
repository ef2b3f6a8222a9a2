import type { ChangedFigure, ChangedLawDay, LawChange } from '@obracun/engine/calculators/law-changes.ts';
import { dayOf, monthOf, yearOf } from '@obracun/engine/core/days/day.ts';
import { formatDay } from '@obracun/engine/core/numbers/format.ts';

const parameterOf = ({ id }: LawChange): string => id.slice(id.indexOf('-') + 1);

/** Figures of every wage. */
const OF_EVERY_WAGE = ['najniza_plata', 'doprinosi', 'doprinosi_iz', 'doprinosi_na', 'porez_na_platu'];

const IMPORTANT = 3;

/** One change with its day and entity. */
export interface DatedChange {
  readonly day: ChangedLawDay;
  readonly change: LawChange;
}

/** The last changes of figures that every wage uses. */
export const importantOf = (days: readonly ChangedLawDay[]): readonly DatedChange[] =>
  days
    .flatMap((day) => day.promjene.map((change) => ({ day, change })))
    .filter(({ change }) => OF_EVERY_WAGE.includes(parameterOf(change)))
    .slice(0, IMPORTANT);

const isDayOff = (change: LawChange): boolean => parameterOf(change) === 'neradni_dan_vlade';

/** A day off belongs to one month: the month after it has none, which is no change to tell of. */
const NO_DAY = '0';

export const withoutEndsOfDaysOff = (days: readonly ChangedLawDay[]): readonly ChangedLawDay[] =>
  days
    .map((day) => ({
      ...day,
      promjene: day.promjene.filter((change) => !isDayOff(change) || change.iznosi[0]?.sada !== NO_DAY),
    }))
    .filter(({ promjene }) => promjene.length > 0);

/** `neradni dan je 2. 3. 2026.`; undefined for other changes. */
export function dayOffText(change: LawChange, { od }: ChangedLawDay): string | undefined {
  const date = Number(change.iznosi[0]?.sada);
  if (!isDayOff(change)) return undefined;
  return `neradni dan je ${formatDay(dayOf(yearOf(od), monthOf(od), date))}`;
}

/** `0,00 KM`, `0 %` */
const isNothing = (written: string): boolean => /^0(?:,0+)? (?:KM|%)$/.test(written);

/** What a value became: `2 %`, `3 h (novo)`, `ukinuto`. */
export function newText({ prije, sada }: ChangedFigure): string {
  if (sada === 'da') return 'novo';
  if (sada === 'ne' || (prije !== undefined && isNothing(sada))) return 'ukinuto';
  return prije === undefined || isNothing(prije) ? `${sada} (novo)` : sada;
}

/** What it was before; undefined where only the state changed. */
export const oldText = ({ prije, sada }: ChangedFigure): string | undefined =>
  sada === 'da' || sada === 'ne' || (prije !== undefined && isNothing(prije)) ? undefined : prije;

/** `mjesečno 300,00 KM → 320,00 KM`; a share before that of which it is: `0,02 % od neto plate (novo)`. */
export function figureText(figure: ChangedFigure): string {
  const { naziv, sada } = figure;
  const [before, now] = [oldText(figure), newText(figure)];
  if (!isShareOf(naziv, sada)) return `${naziv} ${before === undefined ? '' : `${before} → `}${now}`;
  return before === undefined ? now.replace(sada, `${sada} ${naziv}`) : `${before} → ${now} ${naziv}`;
}

const isShareOf = (naziv: string, sada: string): boolean =>
  naziv.startsWith('od ') && sada.endsWith('%') && !isNothing(sada);
