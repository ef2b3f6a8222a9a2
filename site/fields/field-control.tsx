import { Part } from '../lazy-loading/part.tsx';
import { ChoiceInput } from './choice-input.tsx';
import type { ControlProps } from './layout/control.ts';
import { NumberInput } from './number-input.tsx';
import { SwitchInput } from './switch-input.tsx';

/** On the forms of one day that is folded away; those that live by days bring it along. */
const loadDateControl = async () => (await import('./day/date-control.tsx')).DateControl;

/** The control of a field, unless its screen brings one for its kind. A number with a list to choose from is chosen, not typed. */
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
