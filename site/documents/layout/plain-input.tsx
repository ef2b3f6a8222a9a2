import { amountField, choiceField, wholeField } from '@obracun/engine/core/field.ts';
import type { OneField, OneValue } from '@obracun/engine/documents/forms/form-field.ts';
import { UNREADABLE } from '@obracun/engine/documents/typed-text.ts';
import { NotedCheckbox } from '../../fields/checkbox-input.tsx';
import { ChoiceInput } from '../../fields/choice-input.tsx';
import { DateInput } from '../../fields/day/date-input.tsx';
import { HeldInput } from '../../fields/held-input.tsx';
import { fieldId } from '../../fields/layout/field-id.ts';
import { TextInput } from '../../fields/text-input.tsx';

export interface PlainInputProps {
  readonly name: string;
  readonly field: OneField;
  readonly value: OneValue;
  /** Placeholder derived from other fields. */
  readonly proposal?: string | undefined;
  readonly warnings: ReadonlyMap<string, string>;
  readonly onValue: (value: OneValue) => void;
}

const AREA_ROWS = 3;

const amountOf = (label: string) => amountField({ label, invalid: UNREADABLE.iznos });
const wholeOf = (label: string) => wholeField({ label, invalid: UNREADABLE.cijeli });

/** The control of a field with one value. */
export function PlainInput({ name, field, value, proposal, warnings, onValue }: PlainInputProps) {
  const id = fieldId(name);
  const { label, hint } = field;
  switch (field.kind) {
    case 'da_ne':
      return (
        <NotedCheckbox
          id={id}
          label={label}
          isOn={value === true}
          hint={hint}
          warning={warnings.get(name)}
          onChange={onValue}
        />
      );
    case 'izbor':
      return (
        <ChoiceInput
          id={id}
          field={choiceField({ label, invalid: '', missing: '', choices: field.choices })}
          text={String(value)}
          hint={hint}
          onText={onValue}
        />
      );
    case 'iznos':
    case 'cijeli':
      return (
        <HeldInput
          id={id}
          field={field.kind === 'iznos' ? amountOf(label) : wholeOf(label)}
          value={typeof value === 'number' ? value : undefined}
          placeholder={field.example}
          hint={hint}
          isBare={field.isBare}
          warning={typeof value === 'string' ? undefined : warnings.get(name)}
          unread={typeof value === 'string' ? value : undefined}
          onValue={(held, unread) => onValue(held ?? unread ?? null)}
        />
      );
    case 'datum':
      return (
        <DateInput
          id={id}
          label={label}
          text={String(value ?? '')}
          hint={hint}
          warning={warnings.get(name)}
          onText={onValue}
        />
      );
    default:
      return (
        <TextInput
          id={id}
          label={label}
          text={String(value ?? '')}
          hint={hint}
          warning={warnings.get(name)}
          placeholder={proposal || field.example}
          data-typed={proposal}
          rows={field.kind === 'odlomak' ? AREA_ROWS : 1}
          onText={onValue}
        />
      );
  }
}
