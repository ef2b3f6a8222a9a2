import type { JudgedLine, LineState } from '@obracun/engine/payroll/import/rows/judged.ts';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { countedLines } from '../run/counted.ts';
import type { Importer } from '../run/importer.ts';
import type { ImportRun } from '../run/use-import-run.ts';
import { LineView } from './line-view.tsx';
import styles from './preview.module.css';

const FILTERS: Readonly<Record<LineState, string>> = {
  good: 'Ispravni',
  repaired: 'Čekaju potvrdu',
  refused: 'Odbijeni',
  skipped: 'Preskočeni',
};
/** So many lines are drawn at a time. */
const PAGE = 50;

interface PreviewProps<P, F extends string> {
  readonly lines: readonly JudgedLine<P, F>[];
  readonly importer: Importer<P, F>;
  readonly decide: ImportRun<P, F>['decide'];
}

/** The lines of the file by their state. */
export function Preview<P, F extends string>({ lines, importer, decide }: PreviewProps<P, F>) {
  const [filter, setFilter] = useState('');
  const [shown, setShown] = useState(PAGE);
  const counts = (Object.keys(FILTERS) as LineState[]).map((state) => ({
    value: state as string,
    label: `${FILTERS[state]} (${lines.filter((line) => line.state === state).length})`,
  }));
  const chosen = lines.filter(({ state }) => (filter ? state === filter : state !== 'skipped'));
  const choose = (next: string) => {
    setFilter(next === filter ? '' : next);
    setShown(PAGE);
  };
  return (
    <section aria-label="Redovi datoteke" className={styles.preview}>
      <Segments
        label="Koji se redovi vide"
        segments={[{ value: '', label: 'Svi s podacima' }, ...counts]}
        value={filter}
        onChange={choose}
      />
      <ul className={styles.lines}>
        {chosen.slice(0, shown).map((judged) => (
          <LineView key={judged.line} judged={judged} importer={importer} decide={decide} />
        ))}
      </ul>
      {chosen.length === 0 && <p>Takvih redova nema.</p>}
      {chosen.length > shown && (
        <Button onClick={() => setShown(shown + PAGE)}>
          Prikaži još {countedLines(Math.min(PAGE, chosen.length - shown))} (od {chosen.length})
        </Button>
      )}
    </section>
  );
}
