import { formatHundredths } from '../../../core/numbers/format.ts';
import { type Hundredths, sumOf } from '../../../core/numbers/money.ts';
import { lowerFirst } from '../../../core/text/letters.ts';
import { ABSENCE_KINDS, type AbsenceKind, type AbsenceSpell } from '../../model/absence.ts';
import type { WorkerMonth } from '../../model/month.ts';
import type { EntryName } from '../../model/month-columns.ts';
import type { Payslip } from './payslip.ts';

/** Hours of absence on a payslip, and the absences of the register that make them up. */
interface AbsenceLine {
  readonly name: string;
  readonly isMeant: (spell: AbsenceSpell) => boolean;
  /** Columns that were filled from those absences: a typed cell has no known kind. */
  readonly columns: readonly EntryName[];
  readonly labelled: (kinds: string) => string;
}

const isOwn = ({ payer }: AbsenceSpell): boolean => payer === 'employer';
/** Illness alone keeps the label of the line. */
const ILLNESS = ABSENCE_KINDS.illness;

const SICK = {
  isMeant: (spell: AbsenceSpell) => isOwn(spell) && spell.dayOfLeave !== undefined,
  columns: ['sickHours', 'otherSickHours'],
} as const;

const LINES: readonly AbsenceLine[] = [
  {
    name: 'placeni_sati',
    isMeant: (spell) => isOwn(spell) && spell.dayOfLeave === undefined,
    columns: ['paidDays'],
    labelled: (kinds) => kinds,
  },
  { ...SICK, name: 'bolovanje_sati', labelled: (kinds) => `${kinds}, na teret poslodavca` },
  { ...SICK, name: 'bolovanje_iznos', labelled: (kinds) => `Naknada, ${lowerFirst(kinds)}` },
  {
    name: 'odsustvo_fond_sati',
    isMeant: ({ payer }) => payer === 'fund',
    columns: ['fundHours'],
    labelled: (kinds) => `${kinds}, na teret fonda`,
  },
  {
    name: 'neplaceni_sati',
    isMeant: ({ payer }) => payer === 'nobody',
    columns: ['unpaidDays', 'missedHours'],
    labelled: (kinds) => kinds,
  },
];

/** The lines of absences with the names of the register, where their hours come from it. */
export function withAbsenceNames(
  lines: Payslip['lines'],
  { entries, registered }: WorkerMonth = { entries: {} },
): Payslip['lines'] {
  if (!registered) return lines;
  const named = LINES.flatMap(({ name, isMeant, columns, labelled }) => {
    const line = lines.get(name);
    const kinds = kindsOf(registered.spells.filter(isMeant));
    const isTyped = columns.some((column) => entries[column] !== registered.entries[column]);
    if (!line || isTyped || kinds === '' || (kinds === ILLNESS && columns === SICK.columns)) return [];
    return [[name, { ...line, label: labelled(kinds) }] as const];
  });
  return new Map([...lines, ...named]);
}

/** `Godišnji odmor`, or with hours when there are several kinds: `Godišnji odmor 40 h i plaćeno odsustvo 8 h`. */
function kindsOf(spells: readonly AbsenceSpell[]): string {
  const hours = new Map<AbsenceKind, Hundredths>();
  for (const { kind } of spells)
    if (!hours.has(kind))
      hours.set(
        kind,
        sumOf(
          spells.filter((one) => one.kind === kind),
          (one) => one.hours,
        ),
      );
  const names = [...hours].map(([kind, sum], at) => {
    const name = at === 0 ? ABSENCE_KINDS[kind] : lowerFirst(ABSENCE_KINDS[kind]);
    return hours.size === 1 ? name : `${name} ${formatHundredths(sum)} h`;
  });
  return names.join(' i ');
}
