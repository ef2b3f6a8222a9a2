import { ChoiceInput } from './choice-input.tsx';
import type { ControlProps } from './control.ts';
import { DateInput } from './date-input.tsx';
import { NumberInput } from './number-input.tsx';
import { PeriodsInput } from './periods-input.tsx';
import { SwitchInput } from './switch-input.tsx';

/** The control of a field, whatever its kind. A number with a list to choose from is chosen, not typed. */
export function FieldControl(props: ControlProps) {
  if (props.field.samoPonuda) return <ChoiceInput {...props} />;
  switch (props.field.vrsta) {
    case 'datum':
      return <DateInput {...props} />;
    case 'da_ne':
      return <SwitchInput {...props} />;
    case 'izbor':
      return <ChoiceInput {...props} />;
    case 'periodi':
      return <PeriodsInput {...props} />;
    default:
      return <NumberInput {...props} />;
  }
}
