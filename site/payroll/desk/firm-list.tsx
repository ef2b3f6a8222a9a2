import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { newFirm } from '@obracun/engine/payroll/reading/firm.ts';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { causeOf, sentenceOf } from '../../device/kept/cause.ts';
import { type Kept, newId } from '../../device/kept/tables.ts';
import { fieldId } from '../../fields/frame/field-id.ts';
import { TextInput } from '../../fields/text-input.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Heading } from '../../ui/page/heading.tsx';
import { addressOf } from '../address/place.ts';
import { goTo } from '../address/use-place.ts';
import { saveFirm } from '../kept/firms.ts';
import { ENTITY_NAMES } from '../words/entities.ts';
import styles from './firm-list.module.css';

/** The firms kept here, and another one. */
export const FirmList = ({ firms }: { readonly firms: readonly Kept<Firm>[] }) => (
  <>
    {firms.length > 0 && (
      <section aria-labelledby="firme">
        <Heading level={2} look="group" id="firme">
          Firme
        </Heading>
        <ul className={styles.list}>
          {firms.map(({ id, content }) => (
            <li key={id}>
              <a href={addressOf({ firm: id, section: 'radnici' })} className={styles.firm}>
                <span translate="no" className={styles.name}>
                  {content.name || 'Firma bez naziva'}
                </span>
                <span className={styles.line}>{ENTITY_NAMES[content.entity]}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    )}
    <NewFirm />
  </>
);

function NewFirm() {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const firm = { ...newFirm(newId()), name: name.trim() };
    try {
      await saveFirm(firm, undefined);
      goTo({ firm: firm.id, section: 'firma' });
    } catch (error) {
      setProblem(`Firma nije sačuvana: ${sentenceOf(causeOf(error))}.`);
    }
  };
  return (
    <form className={styles.add} onSubmit={(event) => void add(event)}>
      <TextInput id={fieldId('nova-firma')} label="Nova firma" text={name} required onText={setName} />
      <Button type="submit" look="main">
        <Plus aria-hidden="true" size={18} /> Dodaj firmu
      </Button>
      <output className={styles.problem}>{problem}</output>
    </form>
  );
}
