import type { FieldKind } from '../../core/field.ts';
import type { EntryName } from '../model/month.ts';
import { PAYROLL_ENTITIES, type PayrollEntity } from '../model/place.ts';

/** A column of the month, and its field. */
export interface EntryColumn {
  readonly label: string;
  /** Its unit: hours and days in hundredths, amounts in feninga, `cijeli` unchanged. */
  readonly kind: Extract<FieldKind, 'sati' | 'dani' | 'iznos' | 'posto' | 'cijeli'>;
  /** The field of the call; without one the value stays on the device, or is part of another column's field. */
  readonly field?: string;
  /** The switch of the field. */
  readonly switch?: string;
  readonly entities: readonly PayrollEntity[];
}

const column = (
  label: string,
  kind: EntryColumn['kind'],
  field: string,
  more: Partial<EntryColumn> = {},
): EntryColumn => ({ label, kind, field, entities: PAYROLL_ENTITIES, ...more });

/** Every column of a month, in reading order, for the grid, the import and the request. */
export const ENTRY_COLUMNS: Readonly<Record<EntryName, EntryColumn>> = {
  overtime: column('Prekovremeni rad', 'sati', 'prekovremeni_sati', { switch: 'prekovremeni' }),
  night: column('Noćni rad', 'sati', 'nocni_sati', { switch: 'nocni' }),
  holidayWork: column('Rad na praznik', 'sati', 'praznik_sati', { switch: 'praznik' }),
  paidDays: column('Plaćeno odsustvo i godišnji', 'dani', 'placeno'),
  unpaidDays: column('Neplaćeno odsustvo', 'dani', 'neplaceno'),
  missedHours: column('Neodrađeni sati', 'sati', 'neodrađeni_sati'),
  sickHours: column('Bolovanje na teret poslodavca', 'sati', 'bolovanje_sati'),
  sickShare: column('Bolovanje: udio plate', 'posto', 'bolovanje_proc'),
  sickBase: column('Bolovanje: osnovica po satu', 'iznos', 'bolovanje_osnovica'),
  otherSickHours: { label: 'Bolovanje druge vrste', kind: 'sati', entities: PAYROLL_ENTITIES },
  otherSickShare: { label: 'Bolovanje druge vrste: udio', kind: 'posto', entities: PAYROLL_ENTITIES },
  fundHours: column('Odsustvo na teret fonda', 'sati', 'odsustvo_fond_sati'),
  perDiems: column('Dnevnice', 'dani', 'dnevnice'),
  secondMeals: column('Drugi topli obroci', 'cijeli', 'topli_obrok_dodatni', { entities: ['rs'] }),
  bonus: column('Stimulacija i drugo oporezivo', 'iznos', 'stimulacija'),
  inKind: { label: 'Primanja u stvarima, bruto', kind: 'iznos', entities: ['fbih'] },
  inKindWorth: { label: 'Vrijednost primljenog u stvarima', kind: 'iznos', entities: ['fbih'] },
  untaxed: column('Neoporezive naknade', 'iznos', 'neoporezivo'),
  transport: { label: 'Prevoz u mjesecu', kind: 'iznos', entities: PAYROLL_ENTITIES },
  otherIncome: { label: 'Prihod kod drugog poslodavca', kind: 'iznos', entities: ['rs'] },
  deductionsOfMonth: { label: 'Obustave u mjesecu', kind: 'iznos', entities: PAYROLL_ENTITIES },
  advance: { label: 'Akontacija (avans)', kind: 'iznos', entities: PAYROLL_ENTITIES },
};

/** The columns of a firm's entity, by name. */
export const entryColumnsOf = (entity: PayrollEntity): readonly EntryName[] =>
  (Object.keys(ENTRY_COLUMNS) as EntryName[]).filter((name) => ENTRY_COLUMNS[name].entities.includes(entity));
