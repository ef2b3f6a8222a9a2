import { coefficientField, wholeField } from '@obracun/engine/kernel/field.ts';
import { readNumber } from '@obracun/engine/kernel/figures/number-input.ts';
import { useState } from 'react';
import { CheckboxInput } from '../../fields/checkbox-input.tsx';
import { fieldId } from '../../fields/frame/field-id.ts';
import { NumberInput } from '../../fields/number-input.tsx';
import { typed } from '../../fields/typed/entered.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useFormContext } from '../state/form-context.ts';
import { coefficientOf, type Member } from './family-coefficient.ts';

const INVALID = 'Broj članova mora biti nenegativan broj.';

const COUNTS = {
  children: coefficientField({
    label: 'Djeca',
    invalid: INVALID,
    hint: { text: 'Zajedničko dijete upišite svojim udjelom, npr. 0,5.' },
  }),
  others: wholeField({ label: 'Drugi članovi uže porodice', invalid: INVALID }),
  disabled: wholeField({ label: 'Osobe s invaliditetom', invalid: INVALID }),
} as const;

type Count = keyof typeof COUNTS;
const NOBODY: Readonly<Record<Count, string>> = { children: '', others: '', disabled: '' };

interface FamilyHelperProps {
  /** The field that takes the coefficient. */
  readonly name: string;
}

/** From the family on a tax card to its coefficient (ZPD čl. 24, Pravilnik čl. 21). */
export function FamilyHelper({ name }: FamilyHelperProps) {
  const { form, law } = useFormContext();
  const [hasSpouse, setSpouse] = useState(false);
  const [counts, setCounts] = useState(NOBODY);
  const worth = (member: Member) =>
    readNumber(law.figureOf(`koeficijenti_odbitka.${member}`, form.state.entered) ?? '');
  const numberOf = (count: Count) => Math.max(0, readNumber(counts[count]) ?? 0);
  const family = {
    hasSpouse,
    children: numberOf('children'),
    others: numberOf('others'),
    disabled: numberOf('disabled'),
  };
  const coefficient = coefficientOf(family, worth);
  const most = law.figureOf('prihod_izdrzavanog.najvise', form.state.entered);
  return (
    <>
      <CheckboxInput
        id={fieldId('supruznik')}
        label="Izdržavani supružnik"
        isOn={hasSpouse}
        onChange={setSpouse}
      />
      {Object.entries(COUNTS).map(([count, field]) => (
        <NumberInput
          key={count}
          id={fieldId(count)}
          field={field}
          text={counts[count as Count]}
          hint={field.hint?.text}
          onText={(text) => setCounts({ ...counts, [count]: text })}
        />
      ))}
      <p>
        Izdržavani član smije imati vlastiti prihod{' '}
        {most ? `najviše ${most} mjesečno` : 'do propisanog iznosa'}; bez porezne kartice koeficijent je 0.
      </p>
      {coefficient !== undefined && (
        <Button onClick={() => form.enter({ [name]: typed(coefficient) })}>
          Upiši koeficijent {typed(coefficient)}
        </Button>
      )}
    </>
  );
}
