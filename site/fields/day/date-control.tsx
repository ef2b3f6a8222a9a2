import type { ControlProps } from '../layout/control.ts';
import { DateInput } from './date-input.tsx';

/** The day of a calculator's field. */
export const DateControl = ({ field, ...props }: ControlProps) => (
  <DateInput {...props} label={field.label} />
);
