import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import type { Payout } from '@obracun/engine/payroll/model/payout.ts';
import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { type FormEvent, type Ref, useId, useState } from 'react';
import { CheckboxInput } from '../../../fields/checkbox-input.tsx';
import { Button, Buttons } from '../../../ui/controls/button.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Quoted } from '../../../ui/quoted.tsx';
import type { RecordEdit } from '../../ui/form/record-rows.ts';
import { RecordRows } from '../../ui/form/record-sections.tsx';
import { type SomeOf, withPart } from '../../ui/form/some-of.ts';
import { WorkerName } from '../../ui/form/worker-name.tsx';
import type { OpenedPayout } from './opened-payout.ts';
import { draftProblem, type PayoutDraft, payoutOf } from './payout-draft.ts';
import { payoutRows } from './payout-rows.ts';
import styles from './payouts.module.css';

interface PayoutFormProps {
  readonly ref: Ref<HTMLFormElement>;
  readonly opened: OpenedPayout;
  readonly edit: (draft: PayoutDraft) => void;
  readonly settled: SettledMonth;
  readonly month: PayrollMonth;
  /** Workers of the month. */
  readonly workers: readonly Worker[];
  readonly keep: (payout: Payout) => void;
  readonly close: () => void;
}

/** Form of one payout; a refused one stays as typed. */
export function PayoutForm({ ref, opened, edit, settled, month, workers, keep, close }: PayoutFormProps) {
  const { id, isNew, draft } = opened;
  const [problem, setProblem] = useState<string>();
  const prefix = useId();
  const change = (part: SomeOf<PayoutDraft>) => {
    edit(withPart(draft, part));
    setProblem(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const refused = draftProblem(settled, month, id, draft);
    setProblem(refused);
    if (refused === undefined) keep(payoutOf(draft));
  };
  return (
    <form
      ref={ref}
      className={joinClasses('onScreen stack3 card full', styles.form)}
      aria-label="Podaci isplate"
      autoComplete="off"
      noValidate
      onSubmit={submit}
    >
      <RecordRows prefix={prefix} edit={{ draft, change }} rows={payoutRows(settled.firm, month, draft)} />
      <WorkerChoices draft={draft} change={change} workers={workers} />
      {problem && (
        <Notice kind="error">
          <Quoted>{problem}</Quoted>
        </Notice>
      )}
      <Buttons>
        <Button type="submit" look="main">
          {isNew ? 'Dodaj isplatu' : 'Sačuvaj isplatu'}
        </Button>
        <Button onClick={close}>Odustani</Button>
      </Buttons>
    </form>
  );
}

interface WorkerChoicesProps extends RecordEdit<PayoutDraft> {
  readonly workers: readonly Worker[];
}

/** All workers, or a list of chosen ones. */
function WorkerChoices({ draft, change, workers }: WorkerChoicesProps) {
  const id = useId();
  return (
    <fieldset className="stack1">
      <legend className="strong">Kome</legend>
      <CheckboxInput
        id={`${id}-svi`}
        label="Svim radnicima u mjesecu"
        isOn={draft.isForAll}
        onChange={(isForAll) => change({ isForAll })}
      />
      {!draft.isForAll && (
        <div className={styles.choices}>
          {workers.map((worker) => (
            <CheckboxInput
              key={worker.id}
              id={`${id}-${worker.id}`}
              label={<WorkerName worker={worker} />}
              isOn={draft.workers.includes(worker.id)}
              onChange={(isOn) =>
                change({
                  workers: isOn
                    ? [...draft.workers, worker.id]
                    : draft.workers.filter((one) => one !== worker.id),
                })
              }
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}
