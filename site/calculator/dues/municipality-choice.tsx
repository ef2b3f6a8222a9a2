import type { Dues } from '@obracun/engine/kernel/dues.ts';
import { CANTONS } from '@obracun/engine/law/fbih/cantons.ts';
import { byCanton } from '@obracun/engine/payroll/dues/owed-orders.ts';
import { MUNICIPALITIES } from '@obracun/engine/payroll/places/municipalities.ts';
import type { Municipality } from '@obracun/engine/payroll/places/municipality.ts';
import { useId } from 'react';
import box from '../../fields/frame/box.module.css';
import { FieldFrame } from '../../fields/frame/field-frame.tsx';

interface MunicipalityChoiceProps {
  readonly label: string;
  readonly entity: Dues['entity'];
  readonly value: string;
  readonly choose: (name: string) => void;
}

/** A municipality of one entity, by canton where it has them. */
export function MunicipalityChoice({ label, entity, value, choose }: MunicipalityChoiceProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={undefined} error={undefined}>
      <select id={id} className={box.input} value={value} onChange={(event) => choose(event.target.value)}>
        <option value="">–</option>
        {[...byCanton(MUNICIPALITIES, entity)].map(([canton, inside]) =>
          canton ? (
            <optgroup key={canton} label={CANTONS.find((one) => one.canton === canton)?.name ?? canton}>
              {inside.map(optionOf)}
            </optgroup>
          ) : (
            inside.map(optionOf)
          ),
        )}
      </select>
    </FieldFrame>
  );
}

const optionOf = ({ name }: Municipality) => (
  <option key={name} value={name}>
    {name}
  </option>
);
