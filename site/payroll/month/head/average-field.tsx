import { amountField } from '@obracun/engine/core/field.ts';
import type { Feninga } from '@obracun/engine/core/numbers/money.ts';
import { useId } from 'react';
import { HeldInput } from '../../../fields/held-input.tsx';

const AVERAGE = amountField({
  label: 'Prosječna neto plaća',
  invalid: 'Upišite iznos, npr. 1.664,00.',
});

interface AverageFieldProps {
  readonly average: Feninga | undefined;
  readonly save: (average: Feninga | undefined) => void;
}

/** The average net wage the untaxed meal of a month follows, where a newer one is known than the law data has. */
export const AverageField = ({ average, save }: AverageFieldProps) => (
  <HeldInput
    id={useId()}
    field={AVERAGE}
    value={average}
    hint="Za neoporezivi obrok, ako znate noviju."
    onValue={(value, unread) => unread === undefined && save(value)}
  />
);
