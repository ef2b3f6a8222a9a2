import type { Kept } from '../../storage/db/tables.ts';
import { Button, Buttons } from '../../ui/controls/button.tsx';
import { Heading } from '../../ui/page/heading.tsx';
import styles from './comparison.module.css';
import { Side } from './comparison-side.tsx';
import { DifferenceTable } from './difference-table.tsx';
import { differencesOf } from './differences.ts';
import type { KeptResult } from './kept-result.ts';
import { ON_SCREEN } from './on-screen.ts';

/** What stands beside what, by identity. */
export interface Sides {
  readonly before: string;
  readonly after: string;
}

/** Where the eye and the keyboard are taken when two are to be compared: a list of twenty stands above. */
export const COMPARISON = 'poredjenje';

interface ComparisonProps {
  readonly kept: readonly Kept<KeptResult>[];
  /** What is on the screen, if there is an answer. */
  readonly shown: KeptResult | undefined;
  readonly sides: Sides;
  readonly choose: (sides: Sides) => void;
  readonly close: () => void;
}

/** Two calculations beside each other, in every line and input they differ in. */
export function Comparison({ kept, shown, sides: chosen, choose, close }: ComparisonProps) {
  const results = new Map(kept.map(({ id, content }) => [id, content]));
  if (shown) results.set(ON_SCREEN, shown);
  if (results.size < 2 || !results.has(chosen.before)) return null;
  const other = [...results.keys()].findLast((id) => id !== chosen.before);
  const sides = { before: chosen.before, after: results.has(chosen.after) ? chosen.after : (other ?? '') };
  const [before, after] = [results.get(sides.before), results.get(sides.after)];
  return (
    <section className={styles.comparison} aria-labelledby={COMPARISON}>
      <Heading level={3} id={COMPARISON} tabIndex={-1}>
        Poređenje
      </Heading>
      <div className={styles.sides}>
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
