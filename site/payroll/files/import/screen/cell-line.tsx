import type { CellChange } from '@obracun/engine/payroll/files/import/cells/reading.ts';
import type { CellDecision, JudgedCell } from '@obracun/engine/payroll/files/import/rows/judged.ts';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';
import { joinClasses } from '../../../../ui/join-classes.ts';
import { Quoted } from '../../../../ui/quoted.tsx';
import { Typed } from '../../../../ui/typed.tsx';
import styles from './cell-line.module.css';

interface CellLineProps {
  readonly cell: JudgedCell;
  readonly label: string;
  /** Number of the line, for labels in screen readers. */
  readonly line: number;
  readonly decide: (decision: CellDecision | undefined) => void;
}

/** One cell with a change or a problem, and its actions. */
export function CellLine(props: CellLineProps) {
  const { cell, label } = props;
  return (
    <li className={joinClasses('line3 small', styles.cell)}>
      <span className="pale">{label}: </span>
      {cell.problem ? <ProblemCell {...props} /> : <ChangedCell {...props} />}
    </li>
  );
}

function ChangedCell({ cell, label, line, decide }: CellLineProps) {
  const { change, isOpen, isUndoable, isOmitted, isReplaced } = cell;
  const named = (word: string): string => `${word}: ${label}, red ${line}`;
  return (
    <>
      {change && !isOmitted && <Changed {...change} />}
      {isOmitted && <span>izostavljeno</span>}
      {isReplaced && !change && <span translate="no">{cell.text}</span>}
      {isOpen && (
        <Button look="link" aria-label={named('Prihvati')} onClick={() => decide({ kind: 'accept' })}>
          Prihvati
        </Button>
      )}
      {isUndoable && !isReplaced && (
        <Button look="link" aria-label={named('Odbij popravku')} onClick={() => decide({ kind: 'undo' })}>
          Odbij
        </Button>
      )}
      {(isOmitted || isReplaced) && (
        <Button look="link" aria-label={named('Vrati kako je bilo')} onClick={() => decide(undefined)}>
          Vrati kako je bilo
        </Button>
      )}
    </>
  );
}

/** Original text of a changed cell, or the interpretation of an unchanged one. */
const Changed = ({ old, now, isOurs }: CellChange) =>
  isOurs ? (
    <span>
      <Typed>{old}</Typed> → {now}
    </span>
  ) : (
    <span translate="no">
      <del>{old}</del> → <ins>{now}</ins>
    </span>
  );

function ProblemCell({ cell, label, line, decide }: CellLineProps) {
  const { problem } = cell;
  const named = (word: string): string => `${word}: ${label}, red ${line}`;
  return (
    <>
      <span className="strong" translate="no">
        {cell.text}
      </span>{' '}
      <span className="problem">
        <Quoted>{problem?.text ?? ''}</Quoted>
      </span>
      {problem?.choices?.map((choice) => (
        <Button
          key={choice.text}
          className={styles.choice}
          onClick={() => decide({ kind: 'replace', text: choice.text })}
        >
          <span translate="no">{choice.label}</span>
        </Button>
      ))}
      {problem?.stored !== undefined && (
        <Button
          look="link"
          aria-label={named('Broj je ispravan (strani državljanin)')}
          onClick={() => decide({ kind: 'keep' })}
        >
          Broj je ispravan (strani državljanin)
        </Button>
      )}
      <Correction
        label={named('Ispravi')}
        text={cell.text}
        replace={(text) => decide({ kind: 'replace', text })}
      />
      <Button
        look="link"
        aria-label={named('Uvezi bez ovog podatka')}
        onClick={() => decide({ kind: 'omit' })}
      >
        Uvezi bez ovog podatka
      </Button>
    </>
  );
}

interface CorrectionProps {
  readonly label: string;
  readonly text: string;
  readonly replace: (text: string) => void;
}

/** Input for the correct value. */
function Correction({ label, text, replace }: CorrectionProps) {
  const id = useId();
  const [typed, setTyped] = useState(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== text) replace(typed.trim());
  };
  return (
    <form className={styles.correction} onSubmit={submit}>
      <input
        id={id}
        aria-label={label}
        autoComplete="off"
        className={joinClasses('box', styles.input)}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" look="quiet">
        Ispravi
      </Button>
    </form>
  );
}
