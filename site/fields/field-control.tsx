import { Part } from '../lazy-loading/part.tsx';
import { Switch } from '../ui/controls/switch.tsx';
import { ChoiceInput } from './choice-input.tsx';
import { type ControlProps, hintId } from './layout/control.ts';
import { FieldFrame } from './layout/field-frame.tsx';
import { NumberInput } from './number-input.tsx';
import { isOn } from './parsing/entered.ts';

/** Folded on forms with one day; forms of days import it directly. */
const loadDateControl = async () => (await import('./day/date-input.tsx')).DateControl;

/** The control of a field, unless its screen has one for its kind. A number with options is a select. */
export function FieldControl(props: ControlProps) {
  if (props.field.offeredOnly) return <ChoiceInput {...props} />;
  switch (props.field.kind) {
    case 'datum':
      return <Part load={loadDateControl} props={props} />;
    case 'da_ne':
      return <SwitchInput {...props} />;
    case 'izbor':
      return <ChoiceInput {...props} />;
    default:
      return <NumberInput {...props} />;
  }
}

/** A question with the answers `da` and `ne`. */
const SwitchInput = ({ id, field, text, hint, error, onText }: ControlProps) => (
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
