import { choiceField } from '@obracun/engine/core/field.ts';
import { useMemo } from 'react';
import { ChoiceInput } from '../../../fields/choice-input.tsx';

interface ChoiceProps<V extends string> {
  readonly id: string;
  readonly label: string;
  /** Labels by value, in their order. */
  readonly labels: Readonly<Record<V, string>>;
  /** Undefined while nothing is chosen. */
  readonly value: V | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly onValue: (value: V | undefined) => void;
  /** Always has a value. */
  readonly isRequired?: boolean;
}

/** A choice of a stored record. */
export function Choice<V extends string>({
  id,
  label,
  labels,
  value,
  hint,
  error,
  onValue,
  isRequired = false,
}: ChoiceProps<V>) {
  const field = useMemo(() => {
    const choices = Object.entries<string>(labels).map(([choice, word]) => ({ value: choice, label: word }));
    const shared = { label, invalid: '', choices };
    return isRequired ? choiceField({ ...shared, missing: '' }) : choiceField(shared);
  }, [label, labels, isRequired]);
  return (
    <ChoiceInput
      id={id}
      field={field}
      text={value ?? ''}
      hint={hint}
      error={error}
      onText={(text) => onValue(text in labels ? (text as V) : undefined)}
    />
  );
}
