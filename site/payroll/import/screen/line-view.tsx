import type { CellDecision, JudgedLine, LineState } from '@obracun/engine/payroll/import/rows/judged.ts';
import { CircleCheck, CircleMinus, CircleX, type LucideIcon, Wrench } from 'lucide-react';
import { memo } from 'react';
import { joinClasses } from '../../../ui/join-classes.ts';
import { Quoted } from '../../../ui/quoted.tsx';
import { Typed } from '../../../ui/typed.tsx';
import type { Importer } from '../run/importer.ts';
import { CellLine } from './cell-line.tsx';
import styles from './line-view.module.css';

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

/** One line of the file: whose it is, its state, and everything that was changed in it or is wrong with it. */
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
    <li className={joinClasses(styles.line, styles[state])}>
      <p className={styles.head}>
        <span className={styles.number}>Red {line}</span>
        <strong translate="no">{who.join(' ')}</strong>
        <span className={styles.state}>
          <Icon aria-hidden="true" size={16} /> {word}
          {effect && `: ${effect.word}`}
        </span>
      </p>
      <ul className={styles.details}>
        {reasons
          .filter((reason) => !ofCells.has(reason))
          .map((reason) => (
            <li key={reason} className={styles.reason}>
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
          <li key={label} className={styles.detail}>
            {label}: <Typed>{change}</Typed>
          </li>
        ))}
        {warnings.map((warning) => (
          <li key={warning} className={styles.warning}>
            <Quoted>{warning}</Quoted>
          </li>
        ))}
      </ul>
    </li>
  );
}

export const LineView = memo(Line) as typeof Line;
