import type { AnyRow, AnyValue, FormField } from '@obracun/engine/documents/forms/form-field.ts';
import { PlainInput } from '../layout/plain-input.tsx';
import { RowsInput } from './rows-input.tsx';

interface FormInputProps {
  readonly name: string;
  readonly field: FormField;
  readonly value: AnyValue;
  readonly warnings: ReadonlyMap<string, string>;
  readonly onValue: (value: AnyValue) => void;
}

/** The control of one field of a form: of one thing, or of rows. */
export const FormInput = ({ field, value, ...props }: FormInputProps) =>
  field.kind === 'redovi' ? (
    <RowsInput field={field} rows={isRows(value) ? value : []} {...props} />
  ) : (
    <PlainInput field={field} value={isRows(value) ? null : value} {...props} />
  );

const isRows = (value: AnyValue): value is readonly AnyRow[] => Array.isArray(value);
