import { Switch } from '../ui/switch.tsx';
import { type ControlProps, hintId } from './control.ts';
import { isOn } from './entered.ts';
import { FieldFrame } from './field-frame.tsx';

/** A question answered `da` or `ne`. */
export const SwitchInput = ({ id, field, text, hint, error, onText }: ControlProps) => (
  <FieldFrame id={id} hint={hint} error={error}>
    <Switch
      id={id}
      label={field.naziv}
      value={isOn(field, text)}
      describedBy={hint && hintId(id)}
      onChange={(value) => onText(value ? 'da' : 'ne')}
    />
  </FieldFrame>
);
