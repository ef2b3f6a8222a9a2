import { coefficientField, type Field, wholeField } from '@obracun/engine/core/field.ts';
import { readNumber } from '@obracun/engine/core/numbers/number-input.ts';
import { useState } from 'react';
import { CheckboxInput } from '../../fields/checkbox-input.tsx';
import { fieldId } from '../../fields/layout/field-id.ts';
import { NumberInput } from '../../fields/number-input.tsx';
import { typed } from '../../fields/parsing/entered.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useFormContext } from '../form-state/form-context.ts';
import {
  childrenOf,
  coefficientOf,
  countOf,
  type Member,
  MOST_MEMBERS,
  readFamily,
  shareOf,
  type TypedFamily,
} from './family-coefficient.ts';

const INVALID = `Upišite cijeli broj od 0 do ${MOST_MEMBERS}.`;
const COUNTS = {
  children: wholeField({ label: 'Djeca', invalid: INVALID }),
  others: wholeField({ label: 'Drugi članovi uže porodice', invalid: INVALID }),
  disabled: wholeField({ label: 'Osobe s invaliditetom', invalid: INVALID }),
} as const;

const shareField = (at: number): Field =>
  coefficientField({ label: `Udio u ${at + 1}. djetetu`, invalid: 'Udio je broj od 0 do 1, npr. 0,5.' });
const SHARE_HINT = 'Od najstarijeg djeteta. Ako dijelite odbitak s drugim roditeljem, upišite 0,5.';

const NOBODY: TypedFamily = { hasSpouse: false, children: '', shares: [], others: '', disabled: '' };

interface FamilyHelperProps {
  /** Field of the coefficient. */
  readonly name: string;
}

/** Computes the coefficient of a family on the tax card (ZPD čl. 24, Pravilnik čl. 21). */
export function FamilyHelper({ name }: FamilyHelperProps) {
  const { form, law } = useFormContext();
  const [given, setGiven] = useState(NOBODY);
  const change = (changed: Partial<TypedFamily>) => setGiven({ ...given, ...changed });
  const worth = (member: Member) =>
    readNumber(law.figureOf(`koeficijenti_odbitka.${member}`, form.state.entered) ?? '');
  const family = readFamily(given);
  const coefficient = family && coefficientOf(family, worth);
  const most = law.figureOf('prihod_izdrzavanog.najvise', form.state.entered);
  const count = (which: keyof typeof COUNTS) => (
    <NumberInput
      id={fieldId(which)}
      field={COUNTS[which]}
      text={given[which]}
      error={countOf(given[which]) === undefined ? INVALID : undefined}
      onText={(text) => change({ [which]: text })}
    />
  );
  return (
    <>
      <CheckboxInput
        id={fieldId('supruznik')}
        label="Izdržavani supružnik"
        isOn={given.hasSpouse}
        onChange={(hasSpouse) => change({ hasSpouse })}
      />
      {count('children')}
      <ChildShares given={given} onShares={(shares) => change({ shares })} />
      {count('others')}
      {count('disabled')}
      <p>
        Izdržavani član smije imati vlastiti prihod{' '}
        {most ? `najviše ${most} KM mjesečno` : 'do propisanog iznosa'}.
      </p>
      {coefficient !== undefined && (
        <Button onClick={() => form.enter({ [name]: typed(coefficient) })}>
          Upiši koeficijent {typed(coefficient)}
        </Button>
      )}
    </>
  );
}

interface ChildSharesProps {
  readonly given: TypedFamily;
  readonly onShares: (shares: readonly string[]) => void;
}

/** A later child counts for more, so each has its own share. */
function ChildShares({ given, onShares }: ChildSharesProps) {
  const shares = childrenOf(given);
  return shares.map((text, at) => {
    const field = shareField(at);
    return (
      <NumberInput
        key={field.label}
        id={fieldId(`dijete-${at + 1}`)}
        field={field}
        text={text}
        placeholder="1"
        hint={at === 0 ? SHARE_HINT : undefined}
        error={shareOf(text) === undefined ? field.invalid : undefined}
        onText={(share) => onShares(shares.with(at, share))}
      />
    );
  });
}
