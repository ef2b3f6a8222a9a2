import { formatHundredths } from '../../kernel/figures/format.ts';
import type { Warning } from '../../kernel/issue.ts';
import type { LeaveInput } from './fields.ts';

interface Lines {
  readonly odmor: number;
  readonly iskoristeno: number;
}

/** More days taken than there are. */
export const leaveWarnings = (_unos: LeaveInput, { odmor, iskoristeno }: Lines): Warning[] =>
  iskoristeno <= odmor
    ? []
    : [
        {
          polje: 'iskoristeno',
          poruka: `Iskorišteno je više nego što pripada, za ${formatHundredths(iskoristeno - odmor)} radnih dana.`,
          izvor: null,
        },
      ];
