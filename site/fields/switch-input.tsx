import { Switch } from '../ui/controls/switch.tsx';
import { type ControlProps, hintId } from './layout/control.ts';
import { FieldFrame } from './layout/field-frame.tsx';
import { isOn } from './parsing/entered.ts';

/** A question answered `da` or `ne`. */
export const SwitchInput = ({ id, field, text, hint, error, onText }: ControlProps) => (
  <FieldFrame id={id} hint={hint} error={error}>
    <Switch
      id={id}
      label={field.label}
      value={isOn(field, text)}
      describedBy={hint && hintId(id)}
      onChange={(value) => onText(value ? 'da' : 'ne')}
    />
  </FieldFrame>
);
