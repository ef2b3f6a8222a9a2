import { employmentProblem } from '@obracun/engine/payroll/model/employment.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import type { EmploymentSpell } from '@obracun/engine/payroll/model/worker-values.ts';
import { Plus } from 'lucide-react';
import { flushSync } from 'react-dom';
import { focusField } from '../../../fields/layout/field-id.ts';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { RecordList } from '../../ui/form/record-list.tsx';
import type { FormRow, RecordEdit } from '../../ui/form/record-rows.ts';

/** Earlier employments of a worker at this firm; an ended one moves here when the worker is employed again. */
export function SpellFields({ draft: worker, change }: RecordEdit<Worker>) {
  const { employedFrom, employedTo, earlierSpells: spells = [] } = worker;
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
  const isTyped = spells.every(({ from, to }) => from !== '' && to !== '');
  const problem = isTyped ? employmentProblem(worker) : undefined;
  return (
    <RecordList
      records={spells}
      put={(next) => change({ earlierSpells: next.length > 0 ? next : undefined })}
      prefixOf={(_, at) => `radnik.zaposlenje.${at}`}
      legend={(_, at) => `${at + 1}. ranije zaposlenje u firmi`}
      rows={() => SPELL_ROWS}
      empty={() => ({ from: '', to: '' })}
      first="from"
      add="Dodaj ranije zaposlenje u firmi"
      remove={() => 'Obriši zaposlenje'}
      look="quiet"
      foot={(adder) => (
        <>
          {problem && <Notice kind="warn">{problem}</Notice>}
          <Buttons>
            {employedFrom && employedTo && (
              <Button onClick={again}>
                <Plus aria-hidden="true" size={18} /> Ponovo zaposlen
              </Button>
            )}
            {adder}
          </Buttons>
        </>
      )}
    />
  );
}

const SPELL_ROWS: readonly FormRow<EmploymentSpell>[] = [
  { kind: 'day', name: 'from', label: 'Zaposlen od', required: true },
  { kind: 'day', name: 'to', label: 'Zaposlen do', required: true },
];
