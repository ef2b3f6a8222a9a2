import { KIND_UNITS, type KindUnit } from '@obracun/engine/payroll/model/pay-kind.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { fieldId } from '../../../../fields/layout/field-id.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Choice } from '../../../ui/form/choice.tsx';
import { UNIT_TEXT } from './kind-text.ts';

/** Adds a kind of pay; how it is typed cannot change later, since stored numbers would change their meaning. */
export function NewKind({ add }: { readonly add: (unit: KindUnit) => void }) {
  const [unit, setUnit] = useState<KindUnit>('iznos');
  return (
    <div className="onScreen row4 low further">
      <Choice
        id={fieldId('vrsta.nova')}
        label="Nova vrsta se upisuje kao"
        labels={WORDS}
        value={unit}
        isRequired
        onValue={(chosen) => chosen && setUnit(chosen)}
      />
      <Button onClick={() => add(unit)}>
        <Plus aria-hidden="true" size={18} /> Dodaj vrstu
      </Button>
    </div>
  );
}

const ORDER: readonly KindUnit[] = ['iznos', ...KIND_UNITS.filter((unit) => unit !== 'iznos')];
const WORDS = Object.fromEntries(ORDER.map((unit) => [unit, UNIT_TEXT[unit]])) as typeof UNIT_TEXT;
