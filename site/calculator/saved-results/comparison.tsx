import { useId } from 'react';
import box from '../../fields/layout/box.module.css';
import { FieldFrame } from '../../fields/layout/field-frame.tsx';
import type { StoredRecord } from '../../storage/db/tables.ts';
import { Button, Buttons } from '../../ui/controls/button.tsx';
import { Heading } from '../../ui/page/heading.tsx';
import { DifferenceTable } from './difference-table.tsx';
import { differencesOf } from './differences.ts';
import { ON_SCREEN } from './stored-mark.ts';
import type { StoredResult } from './stored-result.ts';

/** The two sides of a comparison, by identity. */
export interface Sides {
  readonly before: string;
  readonly after: string;
}

/** Target of scroll and focus when two are compared: a list of twenty is above. */
export const COMPARISON = 'poredjenje';

interface ComparisonProps {
  readonly stored: readonly StoredRecord<StoredResult>[];
  /** The calculation on the screen, if there is an answer. */
  readonly shown: StoredResult | undefined;
  readonly sides: Sides;
  readonly choose: (sides: Sides) => void;
  readonly close: () => void;
}

/** Two calculations side by side, in every line and input that differs. */
export function Comparison({ stored, shown, sides: chosen, choose, close }: ComparisonProps) {
  const results = new Map(stored.map(({ id, content }) => [id, content]));
  if (shown) results.set(ON_SCREEN, shown);
  if (results.size < 2 || !results.has(chosen.before)) return null;
  const other = [...results.keys()].findLast((id) => id !== chosen.before);
  const sides = { before: chosen.before, after: results.has(chosen.after) ? chosen.after : (other ?? '') };
  const [before, after] = [results.get(sides.before), results.get(sides.after)];
  return (
    <section className="stack3" aria-labelledby={COMPARISON}>
      <Heading level={3} id={COMPARISON} tabIndex={-1}>
        Poređenje
      </Heading>
      <div className="columns filled">
        {(['before', 'after'] as const).map((side) => (
          <Side
            key={side}
            label={side === 'before' ? 'Prvi obračun' : 'Drugi obračun'}
            results={results}
            chosen={sides[side]}
            choose={(id) => choose({ ...sides, [side]: id })}
          />
        ))}
      </div>
      {before && after && <DifferenceTable sections={differencesOf(before, after)} />}
      <Buttons>
        <Button look="quiet" onClick={close}>
          Zatvori poređenje
        </Button>
      </Buttons>
    </section>
  );
}

interface SideProps {
  readonly label: string;
  readonly results: ReadonlyMap<string, StoredResult>;
  readonly chosen: string;
  readonly choose: (id: string) => void;
}

/** Selects the calculation of one side. */
function Side({ label, results, chosen, choose }: SideProps) {
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
