import type { Presentation } from '@obracun/engine/core/calculator.ts';
import { useId, useState } from 'react';
import type { AnswerLine } from '../../calculator/api/answer.ts';
import { figureOf } from '../../calculator/api/figure.ts';
import { leastSure } from '../../calculator/api/law-cited.ts';
import { CertaintyMark } from '../../ui/certainty.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { DataTable } from '../../ui/page/data-table.tsx';
import figures from '../../ui/page/figures.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { YearAnswer } from './use-years.ts';
import type { Sources } from './year-point.ts';
import styles from './year-table.module.css';

interface YearTableProps {
  readonly presentation: Presentation;
  /** Newest first. */
  readonly years: readonly YearAnswer[];
  readonly chosen: number | undefined;
  readonly sources: Sources;
}

/** The lines of the answer over the years, each with the numbers of its sources. */
export const YearTable = ({ presentation: { output, lines }, years, chosen, sources }: YearTableProps) => (
  <DataTable
    className={joinClasses(figures.figures, styles.table)}
    caption={
      <>
        Iznosi u KM<span className="onScreen">, pritisnite iznos za račun</span>
      </>
    }
    captionClass={joinClasses('soft', styles.caption)}
    rows={years}
    keyOf={({ year }) => year}
    rowProps={({ year }) => ({ 'aria-current': year === chosen || undefined })}
    columns={[
      { title: 'Godina', isHeading: true, cell: ({ year }) => `${year}.` },
      ...output.map((name) => ({
        id: name,
        title: lines[name]?.label,
        cell: (year: YearAnswer) => <LineFigure line={year.lines.get(name)} sources={sources} />,
      })),
    ]}
  />
);

interface LineFigureProps {
  readonly line: AnswerLine | undefined;
  readonly sources: Sources;
}

/** The figure; pressed, it shows its explanation. */
function LineFigure({ line, sources }: LineFigureProps) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  if (!line) return null;
  const { whole, fraction } = figureOf(line);
  const figure = whole + fraction;
  const hasWorking = line.working !== '' && line.working !== figure;
  return (
    <>
      <span className={styles.name} aria-hidden="true">
        {line.label}
      </span>
      <span className="oneLine">
        {hasWorking ? (
          <button
            type="button"
            className={joinClasses('bare', styles.button)}
            aria-expanded={isOpen}
            aria-controls={panel}
            onClick={() => setOpen(!isOpen)}
          >
            {figure}
          </button>
        ) : (
          figure
        )}
        <Notes numbers={sources.numbersOf(line.citations)} />
      </span>
      {hasWorking && (
        <span id={panel} className={joinClasses('soft', styles.working, isOpen && styles.open)}>
          {line.working.replaceAll(' %', '\u00a0%')}
        </span>
      )}
      {leastSure(line.citations)?.pouzdanost === 'niska' && (
        <span className={joinClasses('block', styles.doubt)}>
          <CertaintyMark level="niska" />
        </span>
      )}
    </>
  );
}

/** The numbers of its sources, raised after a figure, in a separate cell so that figures stay aligned. */
const Notes = ({ numbers }: { readonly numbers: readonly number[] }) => (
  <sup className={joinClasses('pale light', styles.notes)}>
    <VisuallyHidden>{numbers.length === 1 ? 'izvor' : numbers.length > 1 && 'izvori'} </VisuallyHidden>
    {numbers.join(', ')}
  </sup>
);
