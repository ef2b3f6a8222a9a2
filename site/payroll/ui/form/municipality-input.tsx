import {
  type FoundMunicipality,
  findMunicipality,
} from '@obracun/engine/payroll/firms/municipalities/find-municipality.ts';
import { MUNICIPALITIES } from '@obracun/engine/payroll/firms/municipalities/municipalities.ts';
import {
  ENTITY_NAMES,
  type Municipality,
  municipalityWord,
  storedMunicipality,
} from '@obracun/engine/payroll/firms/municipalities/municipality.ts';
import type { MunicipalityKey, PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import { useId, useState } from 'react';
import { TextInput } from '../../../fields/text-input.tsx';
import { Button } from '../../../ui/controls/button.tsx';

interface MunicipalityInputProps {
  readonly id: string;
  readonly label: string;
  readonly value: MunicipalityKey | undefined;
  /** Preferred entity of an ambiguous name. */
  readonly entity?: PayrollEntity;
  readonly onValue: (value: MunicipalityKey | undefined) => void;
}

/** A municipality by its name; an ambiguous one is asked about, never chosen. */
export function MunicipalityInput({ id, label, value, entity, onValue }: MunicipalityInputProps) {
  const list = useId();
  const [typed, setTyped] = useState<string>();
  const text = typed ?? value?.name ?? '';
  const found = value || text.trim() === '' ? undefined : findMunicipality(text);
  const enter = (next: string) => {
    const now = findMunicipality(next);
    setTyped(next);
    onValue(now.kind === 'one' ? storedMunicipality(now.municipality) : undefined);
  };
  const choose = (one: Municipality) => {
    setTyped(undefined);
    onValue(storedMunicipality(one));
  };
  const offered = found?.kind === 'several' ? found.among : found?.kind === 'none' ? found.nearest : [];
  return (
    <div>
      <TextInput
        id={id}
        label={label}
        text={text}
        list={list}
        hint={value && hintOf(value)}
        warning={warningOf(found?.kind, entity)}
        onText={enter}
      />
      <datalist id={list}>
        {MUNICIPALITIES.toSorted((a, b) => Number(b.entity === entity) - Number(a.entity === entity)).map(
          ({ entity: of, name }) => (
            <option key={`${of}:${name}`} value={name}>
              {ENTITY_NAMES[of]}
            </option>
          ),
        )}
      </datalist>
      <div className="row2 unlessEmpty">
        {offered.map((one) => (
          <Button key={`${one.entity}:${one.name}`} look="quiet" onClick={() => choose(one)}>
            {one.name}, {ENTITY_NAMES[one.entity]}
          </Button>
        ))}
      </div>
    </div>
  );
}

const hintOf = ({ entity, code }: MunicipalityKey): string =>
  `${ENTITY_NAMES[entity]}, ${code ? `šifra ${code}` : 'šifra za naloge je u podacima firme'}`;

function warningOf(
  kind: FoundMunicipality['kind'] | undefined,
  entity: PayrollEntity = 'rs',
): string | undefined {
  if (kind === 'several')
    return `Taj naziv imaju dvije ili više ${municipalityWord(entity, 'a')}. Izaberite koja je:`;
  return kind === 'none' ? `Takve ${municipalityWord(entity, 'e')} nema. Slične su:` : undefined;
}
