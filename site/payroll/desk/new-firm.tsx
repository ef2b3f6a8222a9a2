import { newFirm } from '@obracun/engine/payroll/reading/firm.ts';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { reasonOf } from '../../device/kept/cause.ts';
import { newId } from '../../device/kept/tables.ts';
import { fieldId } from '../../fields/frame/field-id.ts';
import { TextInput } from '../../fields/text-input.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { stepOnceDone } from '../address/use-place.ts';
import { saveFirm } from '../kept/firms.ts';
import styles from './new-firm.module.css';

/** Another firm by its name; the rest is asked for on its own page. */
export function NewFirm() {
  // One for as long as the form stands: a second press is about the same firm.
  const [id] = useState(newId);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const step = stepOnceDone();
    try {
      await saveFirm({ ...newFirm(id), name: name.trim(), ratesAsked: true }, undefined);
      step({ firm: id, section: 'firma' });
    } catch (error) {
      setProblem(`Firma nije sačuvana: ${reasonOf(error)}.`);
    }
  };
  return (
    <form className={styles.add} autoComplete="off" onSubmit={(event) => void add(event)}>
      <TextInput id={fieldId('nova-firma')} label="Nova firma" text={name} required onText={setName} />
      <Button type="submit" look="main">
        <Plus aria-hidden="true" size={18} /> Dodaj firmu
      </Button>
      <output className={styles.problem}>{problem}</output>
    </form>
  );
}
