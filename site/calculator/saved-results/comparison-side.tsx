import { useId } from 'react';
import box from '../../fields/layout/box.module.css';
import { FieldFrame } from '../../fields/layout/field-frame.tsx';
import type { KeptResult } from './kept-result.ts';
import { ON_SCREEN } from './on-screen.ts';

interface SideProps {
  readonly label: string;
  readonly results: ReadonlyMap<string, KeptResult>;
  readonly chosen: string;
  readonly choose: (id: string) => void;
}

/** Which calculation stands on one side. */
export function Side({ label, results, chosen, choose }: SideProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={undefined} error={undefined}>
      <select id={id} className={box.input} value={chosen} onChange={({ target }) => choose(target.value)}>
        {[...results].map(([key, { name }]) => (
          <option key={key} value={key} translate={key === ON_SCREEN ? undefined : 'no'}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
