import { formatHundredths } from '../../kernel/figures/format.ts';
import { HUNDREDTHS } from '../../kernel/figures/money.ts';
import { formFor, WORKING_DAYS } from '../../kernel/figures/plural.ts';
import type { Warning } from '../../kernel/issue.ts';
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
