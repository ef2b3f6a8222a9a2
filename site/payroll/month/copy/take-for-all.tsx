import { ENTRY_COLUMNS } from '@obracun/engine/payroll/api-request/entry-columns.ts';
import type { EntryName } from '@obracun/engine/payroll/model/month.ts';
import { useId } from 'react';
import { CheckboxInput } from '../../../fields/checkbox-input.tsx';
import type { CopyChoices, WorkerCopy } from '../../month-edits/copy.ts';
import styles from './copy.module.css';

interface TakeForAllProps {
  readonly copies: readonly WorkerCopy[];
  readonly taken: CopyChoices['taken'];
  readonly take: (worker: string, name: EntryName, isTaken: boolean) => void;
}

/** The kinds that several workers had, each ticked for all of them at once. */
export function TakeForAll({ copies, taken, take }: TakeForAllProps) {
  const id = useId();
  const kinds = (Object.keys(ENTRY_COLUMNS) as EntryName[])
    .map((name) => ({ name, who: copies.filter(({ once }) => once[name] !== undefined) }))
    .filter(({ who }) => who.length > 1);
  if (kinds.length === 0) return null;
  return (
    <fieldset className={styles.worker}>
      <legend className={styles.name}>Za sve koji su imali</legend>
      {kinds.map(({ name, who }) => (
        <CheckboxInput
          key={name}
          id={`${id}-${name}`}
          label={`${ENTRY_COLUMNS[name].label} (radnika: ${who.length})`}
          isOn={who.every(({ worker }) => taken[worker.id]?.includes(name))}
          onChange={(isOn) => {
            for (const { worker } of who) take(worker.id, name, isOn);
          }}
        />
      ))}
    </fieldset>
  );
}
