import { ENTRY_COLUMNS } from '@obracun/engine/payroll/api-request/entry-columns.ts';
import type { EntryName } from '@obracun/engine/payroll/model/month.ts';
import { useId } from 'react';
import { CheckboxInput } from '../../../fields/checkbox-input.tsx';
import { WorkerName } from '../../form/worker-name.tsx';
import type { WorkerCopy } from '../../month-edits/copy.ts';
import { writeEntryWithUnit } from '../../month-edits/read-entry.ts';
import styles from './copy.module.css';
import type { FundAnswer } from './fund-answer.ts';
import { FundChoice } from './fund-choice.tsx';

interface WorkerChoicesProps {
  readonly copy: WorkerCopy;
  readonly taken: readonly EntryName[];
  readonly take: (name: EntryName, isTaken: boolean) => void;
  readonly answer: FundAnswer | undefined;
  readonly onAnswer: (answer: FundAnswer) => void;
  /** The form was sent once: what is unanswered is told. */
  readonly isRefused: boolean;
}

/** What of one worker's last month happened once, each to be ticked. */
export function WorkerChoices({ copy, taken, take, ...asked }: WorkerChoicesProps) {
  const id = useId();
  const { worker, once, fund } = copy;
  const { answer } = asked;
  return (
    <fieldset className={styles.worker}>
      <legend className={styles.name}>
        <WorkerName worker={worker} />
      </legend>
      {fund && answer && <FundChoice {...asked} fund={fund} answer={answer} />}
      {(Object.keys(once) as EntryName[]).map((name) => (
        <CheckboxInput
          key={name}
          id={`${id}-${name}`}
          label={`${ENTRY_COLUMNS[name].label}: ${writeEntryWithUnit(name, once[name] ?? 0)}`}
          isOn={taken.includes(name)}
          onChange={(isOn) => take(name, isOn)}
        />
      ))}
    </fieldset>
  );
}
