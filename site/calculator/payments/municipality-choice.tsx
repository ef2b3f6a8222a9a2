import { choiceField } from '@obracun/engine/core/field.ts';
import { inAlphabet } from '@obracun/engine/core/text/letters.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import { MUNICIPALITIES } from '@obracun/engine/payroll/municipalities/municipalities.ts';
import { municipalityKey, nameInCountry } from '@obracun/engine/payroll/municipalities/municipality.ts';
import { useMemo } from 'react';
import { ChoiceInput } from '../../fields/choice-input.tsx';

interface MunicipalityChoiceProps {
  readonly id: string;
  readonly label: string;
  /** Undefined: any of the country, each with its entity. */
  readonly entity?: PayrollEntity;
  /** A value of `municipalityKey`; empty: none. */
  readonly value: string;
  readonly hint?: string;
  readonly onValue: (value: string) => void;
}

/** Selects a municipality from an alphabetical list. */
export function MunicipalityChoice({ id, label, entity, value, hint, onValue }: MunicipalityChoiceProps) {
  const field = useMemo(() => placeField(label, entity), [label, entity]);
  return <ChoiceInput id={id} field={field} text={value} hint={hint} onText={onValue} />;
}

const placeField = (label: string, entity: PayrollEntity | undefined) =>
  choiceField({
    label,
    invalid: 'Izaberite opštinu s liste.',
    choices: MUNICIPALITIES.filter((one) => entity === undefined || one.entity === entity)
      .map((one) => ({
        value: municipalityKey(one),
        label: entity === undefined ? nameInCountry(one) : one.name,
      }))
      .toSorted((one, other) => inAlphabet(one.label, other.label)),
  });
