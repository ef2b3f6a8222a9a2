import type { InputOf } from '../../core/field.ts';
import type { Warning } from '../../core/issue.ts';
import { formatDay } from '../../core/numbers/format.ts';
import { type Overlap, overlapsOf } from '../../rules/tenure.ts';
import type { tenureFields } from './fields.ts';

/** Days that lie in two employments count twice; whether they may is for the person to judge. */
export function overlapWarnings({ start_date, end_date, periodi }: InputOf<typeof tenureFields>): Warning[] {
  const earlier = periodi ?? [];
  const name = (index: number): string =>
    index < earlier.length ? `${index + 1}. ranije zaposlenje` : 'ovo zaposlenje';
  const warning = ({ first, second, od, do: end }: Overlap): Warning => ({
    polje: 'periodi',
    poruka: `Preklapaju se ${name(first)} i ${name(second)}, od ${formatDay(od)} do ${formatDay(end)}: ti dani su uračunati dvaput.`,
    izvor: null,
  });
  return overlapsOf([...earlier, { od: start_date, do: end_date }]).map(warning);
}
