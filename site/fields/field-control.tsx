import type { Field, FieldKind } from '@obracun/engine/kernel/field.ts';
import type { ComponentType } from 'react';
import { ChoiceInput } from './choice-input.tsx';
import type { ControlProps } from './control.ts';
import { DateInput } from './date-input.tsx';
import { NumberInput } from './number-input.tsx';
import { PeriodsInput } from './periods-input.tsx';
import { SwitchInput } from './switch-input.tsx';

const CONTROLS: Readonly<Record<FieldKind, ComponentType<ControlProps>>> = {
  iznos: NumberInput,
  posto: NumberInput,
  sati: NumberInput,
  dani: NumberInput,
  cijeli: NumberInput,
  datum: DateInput,
  da_ne: SwitchInput,
  izbor: ChoiceInput,
  periodi: PeriodsInput,
};

/** A number with a list to choose from is chosen, not typed. */
const controlOf = ({ vrsta, samoPonuda }: Field): ComponentType<ControlProps> =>
  samoPonuda ? ChoiceInput : CONTROLS[vrsta];

/** The control of a field, whatever its kind. */
export function FieldControl(props: ControlProps) {
  const Control = controlOf(props.field);
  return <Control {...props} />;
}
