import type { FieldKind } from '../../core/field.ts';
import type { KindKey } from './pay-kind.ts';
import { PAYROLL_ENTITIES, type PayrollEntity } from './place.ts';

/** A column of the month. Its kind decides its unit, and how it is stored, read and written. */
export interface MonthColumn {
  readonly label: string;
  /** Hours and days are stored in hundredths, amounts in feninga, percentages and numbers in ppm, `cijeli` unscaled. */
  readonly kind: Extract<FieldKind, 'sati' | 'dani' | 'iznos' | 'posto' | 'koeficijent' | 'cijeli'>;
  /** Heading in our own files of hours. */
  readonly heading: string;
  /** Headings of other programs, separated by commas. */
  readonly also: string;
  /** The request field; without it the column stays on the device, or is sent with another. */
  readonly field?: string;
  /** The request switch that enables the field. */
  readonly switch?: string;
  readonly entities: readonly PayrollEntity[];
  /** The wage stays as agreed: the column is paid or withheld separately, or affects only a taxed meal. */
  readonly keepsWage?: 'always' | 'withoutTaxedMeal';
  /** Copied from last month by default; other columns are offered as checkboxes. */
  readonly copied?: 'always' | 'withoutStanding';
}

const column = (
  kind: MonthColumn['kind'],
  label: string,
  heading: string,
  also: string,
  more: Partial<MonthColumn> = {},
): MonthColumn => ({ kind, label, heading, also, entities: PAYROLL_ENTITIES, ...more });

/**
 * Every column that all firms have, in display order; `columnsOf` adds the kinds of pay of a firm. Sheet, request, copy, import and export
 * derive from both.
 */
export const MONTH_COLUMNS = {
  overtime: column(
    'sati',
    'Prekovremeni rad',
    'prekovremeni',
    'prek, pr, prekovremeni rad, prekovremeni sati',
    { field: 'prekovremeni_sati', switch: 'prekovremeni', copied: 'always' },
  ),
  night: column('sati', 'Noćni rad', 'noćni', 'noć, nr, noćni rad, noćni sati', {
    field: 'nocni_sati',
    switch: 'nocni',
    copied: 'always',
  }),
  holidayWork: column('sati', 'Rad na praznik', 'praznik rad', 'rad na praznik, rad praznikom', {
    field: 'praznik_sati',
    switch: 'praznik',
  }),
  paidDays: column('dani', 'Plaćeno odsustvo i godišnji', 'plaćeno', 'pl odsustvo, plaćeno odsustvo', {
    field: 'placeno',
    keepsWage: 'withoutTaxedMeal',
  }),
  unpaidDays: column('dani', 'Neplaćeno odsustvo', 'neplaćeno', 'np, neplaćeno odsustvo', {
    field: 'neplaceno',
  }),
  missedHours: column('sati', 'Neodrađeni sati', 'neodrađeno', 'neodrađeni sati', {
    field: 'neodrađeni_sati',
  }),
  sickHours: column(
    'sati',
    'Bolovanje na teret poslodavca',
    'bolovanje poslodavac',
    'bolovanje, bol, bolovanje do 30, bolovanje do 42, bo',
    { field: 'bolovanje_sati' },
  ),
  /** Share of an hour of work, in place of the standing share. */
  sickShare: column('posto', 'Bolovanje: udio plate', 'bolovanje udio %', 'bolovanje %, udio bolovanja', {
    field: 'bolovanje_proc',
  }),
  /** Base of sick pay: an hour is a share of it. */
  sickBase: column(
    'iznos',
    'Bolovanje: osnovica po satu',
    'bolovanje osnovica po satu',
    'osnovica bolovanja',
    { field: 'bolovanje_osnovica' },
  ),
  /** Sick leave of another kind, with its share. */
  otherSickHours: column('sati', 'Bolovanje druge vrste', 'bolovanje druge vrste', 'drugo bolovanje'),
  otherSickShare: column(
    'posto',
    'Bolovanje druge vrste: udio',
    'bolovanje druge vrste udio %',
    'drugo bolovanje %',
  ),
  fundHours: column(
    'sati',
    'Odsustvo na teret fonda',
    'bolovanje fond',
    'bolovanje preko 30, bolovanje preko 42, bol fond, odsustvo fond',
    { field: 'odsustvo_fond_sati' },
  ),
  perDiems: column('dani', 'Dnevnice', 'dnevnice', '', { field: 'dnevnice', keepsWage: 'withoutTaxedMeal' }),
  secondMeals: column('cijeli', 'Drugi topli obroci', 'drugi obroci', 'drugi topli obroci', {
    field: 'topli_obrok_dodatni',
    entities: ['rs'],
    copied: 'always',
  }),
  bonus: column('iznos', 'Stimulacija i drugo oporezivo', 'stimulacija', 'bonus, nagrada', {
    field: 'stimulacija',
  }),
  /** Gross of benefits in kind: taxed with the wage, not paid out. */
  inKind: column(
    'iznos',
    'Primanja u stvarima, bruto',
    'primanja u stvarima',
    'primanja u stvarima bruto, u stvarima, koristi u stvarima',
    { entities: ['fbih'] },
  ),
  /** The part received by the worker; without it, all of it. */
  inKindWorth: column(
    'iznos',
    'Vrijednost primljenog u stvarima',
    'vrijednost primljenog u stvarima',
    'vrijednost u stvarima',
    { entities: ['fbih'] },
  ),
  untaxed: column('iznos', 'Neoporezive naknade', 'neoporezivo', 'neoporezive naknade', {
    field: 'neoporezivo',
    keepsWage: 'always',
  }),
  /** Overrides the standing amount, even with zero. */
  transport: column(
    'iznos',
    'Prevoz u mjesecu',
    'prevoz u mjesecu',
    'prevoz, prijevoz, prijevoz u mjesecu, naknada za prevoz, naknada za prijevoz, naknada prevoza, troškovi prevoza, troškovi prijevoza, putni troškovi',
    { keepsWage: 'always', copied: 'withoutStanding' },
  ),
  /** Income at another employer; overrides the standing amount. */
  otherIncome: column(
    'iznos',
    'Prihod kod drugog poslodavca',
    'prihod kod drugog poslodavca',
    'drugi prihod',
    { entities: ['rs'] },
  ),
  deductionsOfMonth: column('iznos', 'Obustave u mjesecu', 'obustave u mjesecu', 'obustave, obustava', {
    keepsWage: 'always',
  }),
  /** Paid to the worker before the payday. */
  advance: column(
    'iznos',
    'Akontacija (avans)',
    'akontacija',
    'avans, akontacija plate, akontacija plaće, akontacija (avans)',
    { keepsWage: 'always' },
  ),
} as const satisfies Readonly<Record<string, MonthColumn>>;

/** A column that all firms have. */
export type StandingEntry = keyof typeof MONTH_COLUMNS;

/** A column of the month, or a kind of pay: hours and days in hundredths, amounts in feninga, shares and numbers in ppm, meals as integers. */
export type EntryName = StandingEntry | KindKey;

export const ENTRY_NAMES = Object.keys(MONTH_COLUMNS) as readonly StandingEntry[];

export const isStandingEntry = (name: string): name is StandingEntry => name in MONTH_COLUMNS;

/** The columns of an entity that all its firms have, by name. */
export const monthColumnsOf = (entity: PayrollEntity): readonly StandingEntry[] =>
  ENTRY_NAMES.filter((name) => MONTH_COLUMNS[name].entities.includes(entity));
