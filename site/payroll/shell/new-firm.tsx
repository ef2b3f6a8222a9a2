import { choiceField } from '@obracun/engine/core/field.ts';
import { ENTITY_NAMES } from '@obracun/engine/payroll/firms/municipalities/municipality.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import { newFirm } from '@obracun/engine/payroll/model/reading/firm.ts';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ChoiceInput } from '../../fields/choice-input.tsx';
import { fieldId, focusField } from '../../fields/layout/field-id.ts';
import { TextInput } from '../../fields/text-input.tsx';
import { reasonOf } from '../../storage/db/cause.ts';
import { newId } from '../../storage/db/tables.ts';
import { saveFirm } from '../../storage/payroll/firms.ts';
import { Button } from '../../ui/controls/button.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { useUnsaved } from '../ui/form/use-unsaved.ts';
import { stepOnceDone } from '../ui/routing/use-place.ts';
import styles from './new-firm.module.css';

const ENTITY = 'nova-firma-entitet';

/** No default: the wrong law would make every wage of the firm wrong. */
const entityField = choiceField({
  label: 'Entitet',
  invalid: '',
  missing: 'Izaberite entitet.',
  choices: Object.entries(ENTITY_NAMES).map(([value, label]) => ({ value, label })),
});

const entityOf = (text: string): PayrollEntity | undefined =>
  text in ENTITY_NAMES ? (text as PayrollEntity) : undefined;

interface TypedFirm {
  /** One per form: a second press saves the same firm. */
  readonly id: string;
  readonly name: string;
  readonly chosen: string;
}

function readTypedFirm({ id, name, chosen }: Readonly<Record<string, unknown>>): TypedFirm | undefined {
  const isRead = typeof id === 'string' && typeof name === 'string' && typeof chosen === 'string';
  return isRead ? { id, name, chosen } : undefined;
}

/** Adds a firm by its name and its law; its first screen asks the rest. */
export function NewFirm({ isFirst }: { readonly isFirst: boolean }) {
  const [empty] = useState<TypedFirm>(() => ({ id: newId(), name: '', chosen: '' }));
  const [typed, hold] = useUnsaved({ name: 'nova firma', read: readTypedFirm });
  const { id, name, chosen } = typed ?? empty;
  const [isSubmitted, setSubmitted] = useState(false);
  const [problem, setProblem] = useState<string>();
  const entity = entityOf(chosen);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (entity === undefined) {
      setSubmitted(true);
      focusField(ENTITY);
      return;
    }
    const step = stepOnceDone();
    try {
      await saveFirm({ ...newFirm(id, entity), name: name.trim(), ratesAsked: true }, undefined);
      hold(undefined);
      step({ firm: id, section: 'pocetak' });
    } catch (error) {
      setProblem(`Firma nije sačuvana: ${reasonOf(error)}.`);
    }
  };
  return (
    <form
      className={joinClasses('onScreen', styles.add)}
      autoComplete="off"
      onSubmit={(event) => void add(event)}
    >
      <TextInput
        id={fieldId('nova-firma')}
        label="Nova firma"
        text={name}
        required
        onText={(text) => hold({ id, name: text, chosen })}
      />
      <ChoiceInput
        id={fieldId(ENTITY)}
        field={entityField}
        text={chosen}
        error={isSubmitted && entity === undefined ? entityField.missing : undefined}
        onText={(text) => hold({ id, name, chosen: text })}
      />
      <Button type="submit" look={isFirst ? 'main' : 'plain'} className={styles.submit}>
        <Plus aria-hidden="true" size={18} /> Dodaj firmu
      </Button>
      <output className="problem whole">{problem}</output>
    </form>
  );
}
