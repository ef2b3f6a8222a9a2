import type { Warning } from '../../core/issue.ts';
import { formatHundredths } from '../../core/numbers/format.ts';
import { HUNDREDTHS } from '../../core/numbers/money.ts';
import { formFor, WORKING_DAYS } from '../../core/numbers/plural.ts';
import type { LeaveInput } from './fields.ts';

interface Lines {
  readonly odmor: number;
  readonly iskoristeno: number;
}

/** More days taken than there are. */
export function leaveWarnings(_unos: LeaveInput, { odmor, iskoristeno }: Lines): Warning[] {
  const over = iskoristeno - odmor;
  if (over <= 0) return [];
  const days = `${formatHundredths(over)} ${formFor(over / HUNDREDTHS, WORKING_DAYS)}`;
  return [{ polje: 'iskoristeno', poruka: `Iskorišteno je više nego što pripada, za ${days}.`, izvor: null }];
}
