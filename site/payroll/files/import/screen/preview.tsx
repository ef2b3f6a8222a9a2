import { isHeadingLine } from '@obracun/engine/payroll/files/import/columns/layout.ts';
import type {
  CellDecision,
  JudgedLine,
  LineState,
} from '@obracun/engine/payroll/files/import/rows/judged.ts';
import { CircleCheck, CircleMinus, CircleX, type LucideIcon, Wrench } from 'lucide-react';
import { memo, useState } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';
import { Segments } from '../../../../ui/controls/segments.tsx';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { Quoted } from '../../../../ui/quoted.tsx';
import { Typed } from '../../../../ui/typed.tsx';
import { countedLines } from '../../../ui/import/counted.ts';
import type { Importer } from '../../../ui/import/importer.ts';
import type { ImportRun } from '../../../ui/import/use-import-run.ts';
import { CellLine } from './cell-line.tsx';
import styles from './preview.module.css';

const FILTERS: Readonly<Record<LineState, string>> = {
  good: 'Ispravni',
  repaired: 'Čekaju potvrdu',
  refused: 'Odbijeni',
  skipped: 'Preskočeni',
};
/** Number of lines rendered at a time. */
const PAGE = 50;

interface PreviewProps<P, F extends string> {
  readonly lines: readonly JudgedLine<P, F>[];
  readonly importer: Importer<P, F>;
  readonly decide: ImportRun<P, F>['decide'];
}

/** Lines of the file by state. */
export function Preview<P, F extends string>({ lines: all, importer, decide }: PreviewProps<P, F>) {
  const lines = all.filter((line) => !isHeadingLine(line));
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
    <section aria-label="Redovi datoteke" className={joinClasses('stack3 ownWidth', styles.preview)}>
      <Segments
        label="Koji se redovi vide"
        segments={[{ value: '', label: 'Svi s podacima' }, ...counts]}
        value={filter}
        onChange={choose}
      />
      <ul className={joinClasses('full', styles.lines)}>
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

const STATES: Readonly<Record<LineState, { readonly word: string; readonly Icon: LucideIcon }>> = {
  good: { word: 'ispravan', Icon: CircleCheck },
  repaired: { word: 'čeka potvrdu', Icon: Wrench },
  refused: { word: 'odbijen', Icon: CircleX },
  skipped: { word: 'preskočen', Icon: CircleMinus },
};

interface LineViewProps<P, F extends string> {
  readonly judged: JudgedLine<P, F>;
  readonly importer: Pick<Importer<P, F>, 'label' | 'isWho' | 'effect'>;
  readonly decide: (line: number, column: number, decision: CellDecision | undefined) => void;
}

/** One line of the file: worker, state, changes and problems. */
function Line<P, F extends string>({ judged, importer, decide }: LineViewProps<P, F>) {
  const { line, state, cells, reasons, warnings, proposal } = judged;
  const { word, Icon } = STATES[state];
  const who = cells.filter(({ field }) => importer.isWho(field)).map(({ text }) => text);
  const effect = proposal && importer.effect(proposal);
  const speaking = cells.filter(
    ({ change, problem, isOmitted, isReplaced }) => change || problem || isOmitted || isReplaced,
  );
  const ofCells = new Set(
    cells.flatMap(({ field, problem }) => (problem ? [`${importer.label(field)}: ${problem.text}`] : [])),
  );
  return (
    <li className={joinClasses('stack1 lined', styles.line, styles[state])}>
      <p className="line3">
        <span className={joinClasses('pale', styles.number)}>Red {line}</span>
        <strong translate="no">{who.join(' ')}</strong>
        <span className={joinClasses('small', styles.state)}>
          <Icon aria-hidden="true" size={16} /> {word}
          {effect && `: ${effect.word}`}
        </span>
      </p>
      <ul className="stack1 unlessEmpty">
        {reasons
          .filter((reason) => !ofCells.has(reason))
          .map((reason) => (
            <li key={reason} className={joinClasses('small error', styles.reason)}>
              <Quoted>{reason}</Quoted>
            </li>
          ))}
        {speaking.map((cell) => (
          <CellLine
            key={`${cell.column}:${cell.text}`}
            cell={cell}
            label={importer.label(cell.field)}
            line={line}
            decide={(decision) => decide(line, cell.column, decision)}
          />
        ))}
        {effect?.details.map(({ label, change }) => (
          <li key={label} className="small">
            {label}: <Typed>{change}</Typed>
          </li>
        ))}
        {warnings.map((warning) => (
          <li key={warning} className="small warn">
            <Quoted>{warning}</Quoted>
          </li>
        ))}
      </ul>
    </li>
  );
}

const LineView = memo(Line) as typeof Line;
