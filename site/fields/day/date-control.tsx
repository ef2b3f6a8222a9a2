import type { ControlProps } from '../layout/control.ts';
import { DateInput } from './date-input.tsx';

/** The day field of a calculator. */
export const DateControl = ({ field, ...props }: ControlProps) => (
  <DateInput {...props} label={field.label} />
);
