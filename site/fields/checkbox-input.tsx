import type { ReactNode } from 'react';
import { joinClasses } from '../ui/join-classes.ts';
import styles from './checkbox-input.module.css';
import { FieldFrame, notedBy, Warning } from './layout/field-frame.tsx';

interface CheckboxInputProps {
  readonly id: string;
  readonly label: ReactNode;
  readonly isOn: boolean;
  readonly disabled?: boolean;
  readonly describedBy?: string | undefined;
  readonly onChange: (isOn: boolean) => void;
}

/** A yes-or-no field. */
export const CheckboxInput = ({ id, label, isOn, disabled, describedBy, onChange }: CheckboxInputProps) => (
  <label className={joinClasses('beside', styles.line)}>
    <input
      id={id}
      type="checkbox"
      checked={isOn}
      disabled={disabled}
      aria-describedby={describedBy}
      onChange={(event) => onChange(event.target.checked)}
    />
    {/* Several parts of a label are one text, not columns beside the box. */}
    {typeof label === 'string' ? label : <span>{label}</span>}
  </label>
);

interface NotedProps extends CheckboxInputProps {
  readonly hint: string | undefined;
  readonly warning: string | undefined;
}

/** The same with a hint. */
export const NotedCheckbox = ({ hint, warning, ...box }: NotedProps) => (
  <FieldFrame id={box.id} hint={hint} error={undefined}>
    <CheckboxInput {...box} describedBy={notedBy(box.id, warning, hint)} />
    <Warning id={box.id}>{warning}</Warning>
  </FieldFrame>
);
