import { formatDay, formatHundredths, formatRate } from '@obracun/engine/core/numbers/format.ts';
import type { AbsenceKind, AbsencePayer, AbsenceSpell } from '@obracun/engine/payroll/model/absence.ts';

/** Letters of kinds in cells of the calendar. */
export const KIND_MARKS: Readonly<Record<AbsenceKind, string>> = {
  illness: 'B',
  workInjury: 'P',
  pregnancy: 'T',
  care: 'NJ',
  isolation: 'I',
  maternity: 'PO',
  paternity: 'O',
  annual: 'G',
  paid: 'PL',
  unpaid: 'N',
  military: 'V',
  other: 'D',
};

export const PAYER_TEXT: Readonly<Record<AbsencePayer, string>> = {
  employer: 'plaća firma',
  fund: 'na teret fonda',
  nobody: 'neplaćeno',
};

interface Days {
  readonly from: string;
  readonly to: string;
}

/** `od 2. 3. 2026. do 6. 3. 2026.`, or the one day. */
export const daysInWords = ({ from, to }: Days): string =>
  from === to ? formatDay(from) : `od ${formatDay(from)} do ${formatDay(to)}`;

/** Payer and hours of some days. */
export const spellInWords = ({ from, to, payer, hours, share, dayOfLeave }: AbsenceSpell): string =>
  [
    daysInWords({ from, to }),
    share === undefined ? PAYER_TEXT[payer] : `${PAYER_TEXT[payer]} ${formatRate(share)}`,
    `${formatHundredths(hours)} h`,
    dayOfLeave !== undefined && dayOfLeave > 1 && `od ${dayOfLeave}. dana`,
  ]
    .filter(Boolean)
    .join(', ');
