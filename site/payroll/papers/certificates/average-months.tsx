import { monthCode, monthCount, type YearMonth } from '@obracun/engine/core/days/day.ts';
import { monthWritten } from '@obracun/engine/core/numbers/format.ts';
import { leftOutList } from '@obracun/engine/payroll/papers/certificates/certificate.ts';
import type { PaidMonths, TakenMonths } from '@obracun/engine/payroll/papers/certificates/paid-months.ts';
import { CheckboxInput } from '../../../fields/checkbox-input.tsx';
import { fieldId } from '../../../fields/layout/field-id.ts';
import { FormSection } from '../../../ui/page/form-section.tsx';

interface AverageMonthsProps {
  readonly months: PaidMonths;
  readonly taken: TakenMonths;
  readonly take: (part: { readonly taken: TakenMonths }) => void;
}

/** The months of an average: those with a whole wage are taken, and each can be taken or left out. */
export function AverageMonths({ months: { paid, leftOut }, taken, take }: AverageMonthsProps) {
  const listed = [
    ...paid.map(({ month }) => ({ month, isTaken: true, label: monthWritten(month) })),
    ...leftOut
      .filter(({ reason }) => reason !== 'open' && reason !== 'unpaid')
      .map((month) => ({ month, isTaken: false, label: leftOutList([month]) })),
  ].toSorted(byMonth);
  if (listed.length === 0) return null;
  return (
    <FormSection title="Mjeseci u prosjeku" id={fieldId('potvrda.prosjek')}>
      {listed.map(({ month, isTaken, label }) => (
        <CheckboxInput
          key={monthCode(month)}
          id={fieldId(`potvrda.prosjek.${monthCode(month)}`)}
          label={label}
          isOn={isTaken}
          onChange={(isOn) => take({ taken: { ...taken, [monthCode(month)]: isOn } })}
        />
      ))}
    </FormSection>
  );
}

const byMonth = (one: { readonly month: YearMonth }, other: { readonly month: YearMonth }): number =>
  monthCount(one.month) - monthCount(other.month);
