import { employmentProblem } from '@obracun/engine/payroll/model/employment.ts';
import type { EmploymentSpell } from '@obracun/engine/payroll/model/worker-values.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { DateInput } from '../../../fields/day/date-input.tsx';
import { fieldId, focusField } from '../../../fields/layout/field-id.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import styles from '../../ui/form/rows.module.css';
import { useWorker } from './use-worker.ts';

/** Earlier employments of a worker at this firm; an ended one moves here when the worker is employed again. */
export function SpellFields() {
  const { worker, change } = useWorker();
  const adder = useRef<HTMLButtonElement>(null);
  const { employedFrom, employedTo, earlierSpells: spells = [] } = worker;
  const put = (next: readonly EmploymentSpell[]) =>
    change({ earlierSpells: next.length > 0 ? next : undefined });
  const set = (at: number, part: Partial<EmploymentSpell>) =>
    put(spells.map((one, other) => (other === at ? { ...one, ...part } : one)));
  const add = () => {
    flushSync(() => put([...spells, { from: '', to: '' }]));
    focusField(`radnik.zaposlenje.${spells.length}.from`);
  };
  const again = () => {
    if (!employedFrom || !employedTo) return;
    flushSync(() =>
      change({
        earlierSpells: [...spells, { from: employedFrom, to: employedTo }],
        employedFrom: undefined,
        employedTo: undefined,
      }),
    );
    focusField('radnik.employedFrom');
  };
  const remove = (at: number) => {
    put(spells.toSpliced(at, 1));
    adder.current?.focus();
  };
  const isTyped = spells.every(({ from, to }) => from !== '' && to !== '');
  const problem = isTyped ? employmentProblem(worker) : undefined;
  return (
    <>
      {spells.map((spell, at) => {
        const id = (name: keyof EmploymentSpell) => fieldId(`radnik.zaposlenje.${at}.${name}`);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a spell has no other key
          <fieldset key={at} className="columns card">
            <legend className={joinClasses('soft', styles.legend)}>
              {at + 1}. ranije zaposlenje u firmi
            </legend>
            <DateInput
              id={id('from')}
              label="Zaposlen od"
              text={spell.from}
              required
              onText={(from) => set(at, { from })}
            />
            <DateInput
              id={id('to')}
              label="Zaposlen do"
              text={spell.to}
              required
              onText={(to) => set(at, { to })}
            />
            <Button look="quiet" className={styles.remove} onClick={() => remove(at)}>
              <Trash2 aria-hidden="true" size={16} /> Obriši zaposlenje
            </Button>
          </fieldset>
        );
      })}
      {problem && <Notice kind="warn">{problem}</Notice>}
      <Buttons>
        {employedFrom && employedTo && (
          <Button onClick={again}>
            <Plus aria-hidden="true" size={18} /> Ponovo zaposlen
          </Button>
        )}
        <Button ref={adder} look="quiet" onClick={add}>
          <Plus aria-hidden="true" size={18} /> Dodaj ranije zaposlenje u firmi
        </Button>
      </Buttons>
    </>
  );
}
